import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  followRedirects,
  makesLoop,
  printLocation,
  printRedirectPath,
  type Redirect,
  readRedirectTarget,
} from './redirects.ts'

const finder = (table: Record<string, string | Redirect>) => (path: string) => {
  const to = table[path]
  return typeof to === 'string' ? { to, isPermanent: true } : (to ?? null)
}

describe('the path a redirect begins at', () => {
  it('is compared without query, in small letters, decoded, with a slash at its end', () => {
    for (const text of ['/Old', ' /old/ ', '/old?utm=1', '/old//', '/%6Fld/#top'])
      expect([text, printRedirectPath(text)]).toEqual([text, '/old/'])
  })

  it('may be of any script, however it was typed', () => {
    const path = '/el-gr/dk-shop/private/δότες/'
    expect(printRedirectPath(encodeURI(path))).toBe(path)
    expect(printRedirectPath('/caf\u0065\u0301')).toBe('/caf\u00e9/')
    expect(printRedirectPath('/ja-jp/ドナー')).toBe('/ja-jp/ドナー/')
  })

  it('is never the start of the site nor anything that is no path of it', () => {
    for (const text of [
      '',
      '/',
      'old',
      '//evil.test',
      '/\\evil',
      '/a/../b',
      '/%',
      '/a%2f%2fb',
      'https://a.test/',
    ])
      expect([text, printRedirectPath(text)]).toEqual([text, null])
  })
})

describe('the target of a redirect', () => {
  it('is a path of ours or an https address', () => {
    expect(readRedirectTarget(' /en-gb/dk-shop/private/?page=2#x ')).toBe('/en-gb/dk-shop/private/?page=2#x')
    expect(readRedirectTarget('https://example.test/a')).toBe('https://example.test/a')
  })

  it.each([
    'javascript:alert(1)',
    'http://example.test/',
    'https://user@example.test/',
    '//evil.test/',
    '/\\evil.test',
    '/a\n/b',
    'data:text/html,x',
    '',
  ])('is refused: %j', (text) => expect(readRedirectTarget(text)).toBeNull())

  it('is written so that a header can carry it', () => {
    expect(printLocation('/el-gr/δότες/?q=a%20b')).toBe('/el-gr/%CE%B4%CF%8C%CF%84%CE%B5%CF%82/?q=a%20b')
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => /^[\x21-\x7e]*$/.test(printLocation(text))),
    )
  })
})

describe('a chain of redirects', () => {
  it('is one step for the visitor, permanent only when every step is', () => {
    const find = finder({ '/a/': '/B', '/b/': { to: '/c/?x=1', isPermanent: false }, '/d/': '/e/' })
    expect(followRedirects('/a/', find)).toEqual({ to: '/c/?x=1', isPermanent: false })
    expect(followRedirects('/d/', find)).toEqual({ to: '/e/', isPermanent: true })
    expect(followRedirects('/z/', find)).toBeNull()
    expect(followRedirects('/x/', finder({ '/x/': 'https://a.test/' }))?.to).toBe('https://a.test/')
  })

  it('is cut where it is a loop', () => {
    const find = finder({ '/a/': '/b/', '/b/': '/c/', '/c/': '/b/', '/s/': '/s' })
    for (const path of ['/a/', '/b/', '/s/']) expect(followRedirects(path, find)).toBeNull()
  })

  it('never runs for ever', () => {
    const path = fc.integer({ min: 0, max: 12 }).map((n) => `/p${n}/`)
    fc.assert(
      fc.property(fc.dictionary(path, path), path, (table, start) => {
        const end = followRedirects(start, finder(table))
        if (end) expect(table[end.to]).toBeUndefined()
      }),
    )
  })

  it('is refused before it becomes a loop', () => {
    const find = finder({ '/b/': '/c/', '/c/': '/d/' })
    expect(makesLoop('/a/', '/A?x=1', find)).toBe(true)
    expect(makesLoop('/d/', '/b', find)).toBe(true)
    expect(makesLoop('/a/', '/b/', find)).toBe(false)
    expect(makesLoop('/a/', 'https://a.test/a/', find)).toBe(false)
  })
})
