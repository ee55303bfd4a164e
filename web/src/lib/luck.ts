// What can be done with numbers that nobody chose.

/** Numbers out of a stream. */
export interface Luck {
  below: (bound: number) => number // every number below the bound is as likely
}

/** Fisher and Yates from the top. */
export function shuffled(luck: Luck, cards: string[]): string[] {
  const all = [...cards]
  for (let i = 0; i < all.length; i++) {
    const j = i + luck.below(all.length - i)
    ;[all[i], all[j]] = [all[j]!, all[i]!]
  }
  return all
}

export const same = (one: string[], two: string[]): boolean => one.join(' ') === two.join(' ')
