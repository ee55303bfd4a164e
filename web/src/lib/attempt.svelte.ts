// Trying what the server may refuse, and telling why it did.

import { toldWhy } from './refused'

export class Attempt {
  trouble = $state('') // in words; empty where nothing went wrong

  /** Do it; what refuses it is told until the next attempt. */
  async do(doing: () => Promise<void>): Promise<void> {
    this.trouble = ''
    try {
      await doing()
    } catch (error) {
      this.trouble = toldWhy(error)
    }
  }
}
