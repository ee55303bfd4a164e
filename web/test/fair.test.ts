// The browser checks the luck of real records by itself.

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { promise, verify } from '../src/lib/fair'

const FOLDER = join(import.meta.dirname, 'records')

const CHOSEN = join(import.meta.dirname, 'chosen') // made by tests/server/cheat.py

describe.each(readdirSync(CHOSEN))('%s, with a salt of a bot that the server chose', (file) => {
  const record = readFileSync(join(CHOSEN, file), 'utf-8')

  test('is noticed', () => {
    expect(verify(record)).toEqual({ is: 'bot-salt', seat: 'B' })
  })

  test('is noticed by who saw a bot there, if the record says it was a person', () => {
    const hidden = record.replace('"bots":["B","C"],"salts"', '"bots":["C"],"salts"')
    expect(hidden).not.toBe(record)
    expect(verify(hidden, { bots: ['B', 'C'] })).toEqual({ is: 'other-bots' })
    expect(verify(hidden)).toMatchObject({ is: 'fair', bots: true })
  })

  test('of before bots were named proves less, and says so', () => {
    const old = record.replace('"bots":["B","C"],"salts"', '"salts"')
    expect(verify(old, { bots: ['B', 'C'] })).toMatchObject({ is: 'fair', bots: false })
  })
})

describe('salts that were promised first', () => {
  const read = (name: string) => readFileSync(join(import.meta.dirname, 'promised', name), 'utf-8') // by tests/server/promises.py
  const shown = read('shown.jsonl')
  const unshown = read('unshown.jsonl') // by seat A
  const [anna, ben] = ['a'.repeat(16), 'b'.repeat(16)]
  const bot = (JSON.parse(shown.split('\n')[0]!) as { fair: { salts: string[] } }).fair.salts[2]!
  const promised = [promise(anna), promise(ben), bot]

  test('and shown are fair', () => {
    expect(verify(shown, { salt: anna, promised })).toMatchObject({
      is: 'fair',
      ours: true,
      late: false,
      unshown: [],
    })
  })

  test('and not shown are fair, and said to be', () => {
    expect(verify(unshown, { salt: anna, promised })).toMatchObject({ is: 'fair', ours: false, late: true })
    expect(verify(unshown, { salt: ben, promised })).toMatchObject({
      ours: true,
      late: false,
      unshown: ['A'],
    })
  })

  test('are not replaced by others unnoticed', () => {
    const other = 'c'.repeat(16)
    expect(verify(shown.replaceAll(`"${ben}"`, `"${other}"`))).toEqual({ is: 'other-salt', seat: 'B' })
    const both = shown.replaceAll(`"${ben}"`, `"${other}"`).replaceAll(promise(ben), promise(other))
    expect(verify(both, { salt: anna, promised })).toEqual({ is: 'other-promises' })
    expect(verify(shown, { salt: other, promised })).toEqual({ is: 'salt-missing' })
  })
})

const UNKNOWN = join(import.meta.dirname, 'unknown') // by tests/sixth, at a table of tests/server/tables.py

describe.each(readdirSync(UNKNOWN))('%s, of a game that this client does not know', (file) => {
  const record = readFileSync(join(UNKNOWN, file), 'utf-8')

  test('is fair in the order of cards that it names, and says so', () => {
    expect(verify(record)).toMatchObject({ is: 'fair', count: 1, known: false })
  })

  test('whose luck is no shuffle of the cards it names is not called unfair', () => {
    const [, first] = /"chance":\["(\w+)"/.exec(record)!
    const dice = record.replace(`"chance":["${first}"`, '"chance":["six"')
    expect(verify(dice)).toEqual({ is: 'unknown' })
    expect(verify(record.replace(/"order":\[[^\]]*\]/, '"order":[]'))).toEqual({ is: 'unknown' })
  })

  test('is unfair with another order', () => {
    const [, one, two] = /"order":\["(\w+)","(\w+)"/.exec(record)!
    const other = record.replace(`"order":["${one}","${two}"`, `"order":["${two}","${one}"`)
    expect(verify(other)).toEqual({ is: 'unfair', number: 1 })
  })
})

describe.each(readdirSync(FOLDER))('%s, played at a table of the server', (file) => {
  const record = readFileSync(join(FOLDER, file), 'utf-8')
  const header = JSON.parse(record.split('\n')[0]!) as { fair: { commitment: string; salts: string[] } }
  const { commitment, salts } = header.fair

  test('is fair, and says what was checked', () => {
    const verdict = verify(record)
    expect(verdict).toMatchObject({ is: 'fair', promised: false, ours: false })
    expect(verdict.is === 'fair' && verdict.count).toBeGreaterThan(0)
    expect(verify(record, { commitment, salt: salts[0]! })).toMatchObject({ promised: true, ours: true })
  })

  test('is not fair with another last deal or roll', () => {
    const count = record.match(/"chance"/g)!.length
    const last = record.lastIndexOf('"chance"')
    const swapped = record.slice(last).replace(/\["(\w+)",(.*?)"(?!\1")(\w+)"/, '["$3",$2"$1"')
    expect(verify(record.slice(0, last) + swapped)).toEqual({ is: 'unfair', number: count })
  })

  test('is not fair with another promise or without our salt', () => {
    expect(verify(record, { commitment: '00'.repeat(32) })).toEqual({ is: 'other-seed' })
    expect(verify(record, { salt: 'ab'.repeat(16) })).toEqual({ is: 'salt-missing' })
  })
})

test('where nothing was promised nothing is said, but a promise is not forgotten', () => {
  const record = `${JSON.stringify({ game: 'igo', what_if: 'ABCDEF' })}\n`
  expect(verify(record)).toEqual({ is: 'nothing' })
  expect(verify(record, { commitment: 'ab' })).toEqual({ is: 'other-seed' })
})
