import { expect, test, vi } from 'vitest'

vi.stubGlobal('location', new URL('http://localhost:8515/'))
const { doorsOf } = await import('../src/lib/doors.svelte')
const LAN = ['http://192.168.7.7:8515', 'http://10.0.0.2:8515']

test('localhost is no address to invite by', () => {
  for (const host of ['localhost', '127.0.0.1', '[::1]', 'table.localhost'])
    expect(doorsOf(`http://${host}:8515`, LAN)).toEqual(LAN)
})

test('the address of the page comes first where others can open it', () => {
  expect(doorsOf('http://10.0.0.2:8515', LAN)).toEqual([LAN[1], LAN[0]])
  expect(doorsOf('https://games.example.org', [])).toEqual(['https://games.example.org'])
})

test('where nobody else can come in there is no address', () => {
  expect(doorsOf('http://localhost:8515', [])).toEqual([])
})
