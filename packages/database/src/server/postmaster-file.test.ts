import { expect, it } from 'vitest'
import { parsePostmasterFile } from './postmaster-file.ts'

it('reads the file of a running server, with a space in its path', () => {
  const text = '4711\n/home/a b/.kindred/postgres\n1795820000\n40123\n\n127.0.0.1\n  1234  5\nready   \n'
  expect(parsePostmasterFile(text)).toEqual({
    pid: 4711,
    data: '/home/a b/.kindred/postgres',
    port: 40123,
    status: 'ready',
  })
})

it('reads the file of a server that is still starting', () => {
  expect(parsePostmasterFile('4711\n/data\n1795820000\n')).toEqual({
    pid: 4711,
    data: '/data',
    port: 0,
    status: '',
  })
})

it('gives nothing for an empty or broken file', () => {
  expect(parsePostmasterFile('')).toBeUndefined()
  expect(parsePostmasterFile('not a pid\n')).toBeUndefined()
})
