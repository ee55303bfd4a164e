import { expect, test } from 'vitest'
import { codeOf, read, write, type Route } from '../src/lib/route'

const ROUTES: [string, Route][] = [
  ['/', { screen: 'home' }],
  ['/table/9f-x', { screen: 'table', id: '9f-x' }],
  ['/join/K7Q4', { screen: 'join', code: 'K7Q4' }],
  ['/table/9f-x/replay', { screen: 'replay', id: '9f-x', seq: null }],
  ['/table/9f-x/replay?move=12', { screen: 'replay', id: '9f-x', seq: 12 }],
  ['/rules/fifteen', { screen: 'rules', game: 'fifteen', rule: null }],
  ['/rules/fifteen#F8', { screen: 'rules', game: 'fifteen', rule: 'F8' }],
  ['/device/a.b-c', { screen: 'device', token: 'a.b-c' }],
  ['/about', { screen: 'about' }],
]

test.each(ROUTES)('%s is read and written', (address, route) => {
  expect(read(address)).toEqual(route)
  expect(write(route)).toBe(address)
})

test.each(['/nothing', '/table', '/table/a/b/c', '/rules', '/%E0%A4%A'])('%s is nowhere', (address) => {
  expect(read(address)).toEqual({ screen: 'missing' })
})

test('a code may be typed in small letters', () => {
  expect(read('/join/k7q4')).toEqual({ screen: 'join', code: 'K7Q4' })
})

test('a code may be typed as it is read out, with a space or a hyphen', () => {
  expect(codeOf('wk 29-L3')).toBe('WK29L3')
})

test('a strange move number is no move number', () => {
  expect(read('/table/a/replay?move=-1e9')).toEqual({ screen: 'replay', id: 'a', seq: null })
})
