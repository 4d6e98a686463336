import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readLink } from './read-link.ts'

describe('a link that somebody wrote', () => {
  it.each([
    '/en-gb/dk-shop/private/prices/',
    '/da-dk/dk-shop/private/søg/?q=å#top',
    '#law-dk',
    '?page=2',
    'https://example.org/a?b=c',
    'http://example.org/',
    'mailto:dk@kindred.example',
    'tel:+4570000000',
  ])('may lead to %s', (link) => expect(readLink(` ${link} `)).toBe(link))

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    '\u0001javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    'https://kindred.example@evil.example/',
    'https://',
    'file:///etc/passwd',
    'blob:https://kindred.example/1',
    '',
    null,
    undefined,
  ])('leads nowhere with %j', (link) => expect(readLink(link)).toBeNull())

  it('never gives what a browser would run', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary' }),
        fc.constantFrom('javascript:', 'data:', 'vbscript:'),
        (noise, scheme) => {
          for (const link of [noise + scheme, scheme + noise, noise]) {
            const read = readLink(link)
            if (read === null) continue
            const { protocol, origin } = new URL(read, 'https://kindred.example/a/')
            expect(['https:', 'http:', 'mailto:', 'tel:']).toContain(protocol)
            if (read.startsWith('/')) expect(origin).toBe('https://kindred.example')
          }
        },
      ),
    )
  })
})
