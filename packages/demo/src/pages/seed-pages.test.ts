import { expect, it } from 'vitest'
import { type PageWriting, written } from './page-writing.ts'
import { readWords } from './seed-pages.ts'
import { writings } from './writings.ts'

const isDemo = ({ name, parent = '' }: PageWriting) => /^(demo|kind-)/.test(name) || parent.startsWith('demo')
const main = writings.filter((writing) => !isDemo(writing))

it('the main pages and posts are written in six languages', () => {
  for (const locale of [...written, 'fr-FR', 'es-ES', 'en-US'] as const)
    expect([locale, main.filter((page) => !readWords(page, locale)).map(({ name }) => name)]).toEqual([
      locale,
      [],
    ])
})

it('customers read the checkout and their account in six languages', () => {
  const kinds = writings.filter(({ kind }) =>
    /^(Basket|Payment|Shipping|AccountHome|AccountSettings|Deposit)/.test(kind),
  )
  expect(kinds.length).toBeGreaterThan(7)
  for (const locale of [...written, 'fr-FR', 'es-ES', 'en-US'] as const)
    expect(kinds.filter((page) => !readWords(page, locale)).map(({ name }) => [locale, name])).toEqual([])
})

it('every page says in each language as much as in English', () => {
  const shape = (page: PageWriting, locale: 'en-GB' | 'fr-FR' | 'es-ES' | 'da-DK' | 'de-DE') =>
    readWords(page, locale)?.blocks.map(({ blockType, content }) => [
      blockType,
      (content as { root?: { children: { type: string }[] } } | undefined)?.root?.children.map(
        ({ type }) => type,
      ),
    ])
  for (const page of main)
    for (const locale of ['da-DK', 'de-DE', 'fr-FR', 'es-ES'] as const)
      expect([page.name, locale, shape(page, locale)]).toEqual([page.name, locale, shape(page, 'en-GB')])
})

it('no two pages of a branch share an address in a language', () => {
  for (const locale of [...written, 'fr-FR', 'es-ES'] as const) {
    const places = writings.flatMap((page) => {
      const words = readWords(page, locale)
      const shared = [page.parent, page.area, ...(page.visitorTypes ?? []), words?.slug]
      return words ? [shared.join('/')] : []
    })
    expect(places.filter((place, index) => places.indexOf(place) !== index)).toEqual([])
  }
})

it('French signs never begin a line', () => {
  const french = JSON.stringify(main.map((page) => readWords(page, 'fr-FR')))
  expect(french).not.toMatch(/ [;:!?»]/)
  expect(french).toContain('revenir\u202f;')
})

it('every page has a name and a number of its own', () => {
  for (const key of ['name', 'epiId'] as const)
    expect(new Set(writings.map((page) => page[key])).size).toBe(writings.length)
})
