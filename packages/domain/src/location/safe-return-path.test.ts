import { describe, expect, it } from 'vitest'
import { safeReturnPath } from './safe-return-path.ts'
import { hostileAddresses } from './testing.ts'

const origin = 'https://kindred.example'

describe('safeReturnPath', () => {
  it.each([
    '/en-gb/dk-shop/private/',
    '/en-gb/account/?tab=orders',
    '/da-dk/dk-shop/private/s%C3%A6d/?q=a%2F%2Fb',
    '/en-gb/account/?next=//evil.example',
  ])('RTE-16 returns to %s', (path) => {
    expect(safeReturnPath(path, origin)).toBe(path)
  })

  it('RTE-16 returns to / when nothing is asked for', () => {
    expect(safeReturnPath(undefined)).toBe('/')
    expect(safeReturnPath('')).toBe('/')
  })

  it('RTE-16 takes a whole address of this site as its path', () => {
    expect(safeReturnPath('https://kindred.example/en-gb/account/', origin)).toBe('/en-gb/account/')
  })

  it.each(hostileAddresses)('RTE-16 never leaves this site: %j', (path) => {
    expect(safeReturnPath(path, origin)).toBe('/')
  })

  it('RTE-16 whatever it returns, a browser stays on this site', () => {
    const pieces = [
      '/',
      '\\',
      '.',
      '..',
      ':',
      '@',
      'evil.example',
      '%2f',
      '%5c',
      '\t',
      'a',
      '?',
      '#',
      'https:',
    ]
    for (const a of pieces)
      for (const b of pieces)
        for (const c of pieces)
          for (const d of pieces) {
            const path = safeReturnPath(a + b + c + d, origin)
            expect(new URL(path, origin).origin).toBe(origin)
          }
  })
})
