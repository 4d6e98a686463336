// @vitest-environment happy-dom
import type { SiteSearchResult } from '@kindred/contracts/site-search'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

type Query = Record<string, unknown>
const calls: {
  path: string
  query: Query
  signal: AbortSignal
  answer: (body: unknown) => void
  fail: () => void
}[] = []
vi.mock('../browser/call-shop.ts', () => ({
  callShop:
    () =>
    (path: string, { query, signal }: { query: Query; signal: AbortSignal }) =>
      new Promise((answer, reject) =>
        calls.push({ path, query, signal, answer, fail: () => reject(new Error()) }),
      ),
}))
const { SearchPanel } = await import('./search-panel.island.tsx')

const words = new Proxy({} as never, {
  get: (_, key) => (key === 'shownOf' ? '{shown} of {total}' : String(key)),
})
const hits = (from: number, count: number): SiteSearchResult['hits'] =>
  Array.from({ length: count }, (_, n) => ({
    name: `Page ${from + n}`,
    url: `/en-gb/page-${from + n}/`,
    parentName: null,
    metaDataDescription: '',
    namePieces: [
      { text: 'Page', isHit: true },
      { text: ` ${from + n}`, isHit: false },
    ],
    excerptPieces: [],
    locale: 'en-gb',
  }))
const result = (part: Partial<SiteSearchResult>): SiteSearchResult => ({
  total: 0,
  hits: [],
  donors: [],
  donorTotal: 0,
  donorPageUri: null,
  correctedQuery: null,
  ...part,
})

let root: Root
const field = () => document.querySelector<HTMLInputElement>('[role="combobox"]') as HTMLInputElement
const text = () => document.querySelector('[role="dialog"]')?.textContent ?? ''
const links = (list: string) =>
  [...document.querySelectorAll(`${list} a`)].map((link) => link.getAttribute('href'))
const type = (typed: string) =>
  act(() => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field(), typed)
    field().dispatchEvent(new Event('input', { bubbles: true }))
  })
const press = (key: string) =>
  act(
    () => void field().dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })),
  )
const last = () => calls.at(-1) as (typeof calls)[number]
const answer = (body: unknown) => act(async () => last().answer(body))
const search = (query: string) => {
  type(query)
  press('Enter')
}

beforeEach(() => {
  vi.useFakeTimers()
  calls.length = 0
  root = createRoot(document.body.appendChild(document.createElement('div')))
  act(() =>
    root.render(
      <SearchPanel
        open
        onOpenChange={() => {}}
        origin={{ shopCode: 'dk', locale: 'en-gb', pageId: 7 }}
        donorSearches={[{ label: 'Sperm donors', href: '/sperm/' }]}
        words={words}
      />,
    ),
  )
})
afterEach(() => {
  act(() => root.unmount())
  document.body.replaceChildren()
  vi.useRealTimers()
})

describe('what is suggested', () => {
  const suggest = async (typed: string) => {
    type(typed)
    act(() => vi.advanceTimersByTime(1000))
    await answer({
      suggestions: [
        { text: 'Prices', pieces: [{ text: 'Pri', isHit: true }], url: '/prices/' },
        { text: 'Privacy', pieces: [{ text: 'Pri', isHit: true }], url: '/privacy/' },
      ],
    })
  }

  it('SRCH-15 SRCH-16 asks from three letters on, when the visitor pauses, with the page it is opened from', () => {
    type('pr')
    act(() => vi.advanceTimersByTime(1000))
    expect(calls).toEqual([])
    type('pri')
    type('pric')
    act(() => vi.advanceTimersByTime(1000))
    expect(calls.map(({ path, query }) => [path, query])).toEqual([
      ['/api/cms/en-gb/autosuggest', { q: 'pric', pageId: 7, count: 10 }],
    ])
    type('price')
    expect(last().signal.aborted).toBe(true)
  })

  it('SRCH-15 is walked through by arrows and opened by Enter', async () => {
    await suggest('pri')
    expect(links('[role="listbox"]')).toEqual(['/prices/', '/privacy/'])
    const opened = vi.fn((event: Event) => event.preventDefault())
    document.addEventListener('click', opened)
    press('ArrowDown')
    press('ArrowDown')
    const marked = document.getElementById(field().getAttribute('aria-activedescendant') ?? '')
    expect(marked?.getAttribute('href')).toBe('/privacy/')
    press('Enter')
    expect(opened.mock.calls[0]?.[0].target).toBe(marked)
    expect(calls).toHaveLength(1)
    document.removeEventListener('click', opened)
  })

  it('SRCH-01 gives way to the results when the search is submitted', async () => {
    await suggest('pri')
    expect(field().getAttribute('aria-expanded')).toBe('true')
    press('Enter')
    await answer(result({ total: 1, hits: hits(1, 1) }))
    expect(field().getAttribute('aria-expanded')).toBe('false')
    expect(links('[role="listbox"]')).toEqual([])
    expect(links('ol')).toEqual(['/en-gb/page-1/'])
  })
})

describe('what is searched', () => {
  it('SRCH-18 tells who searches for nothing, and calls nothing', () => {
    search('   ')
    expect(text()).toContain('empty')
    expect(field().getAttribute('aria-invalid')).toBe('true')
    expect(calls).toEqual([])
    type('a')
    expect(text()).not.toContain('empty')
  })

  it('SRCH-04 searches once for what is shown already', async () => {
    search('prices')
    await answer(result({ total: 1, hits: hits(1, 1) }))
    press('Enter')
    search(' prices ')
    expect(calls.filter(({ path }) => path.endsWith('/search'))).toHaveLength(1)
    search('tax')
    expect(last().query).toEqual({ q: 'tax', pageId: 7, from: 0, take: 20 })
  })

  it('SRCH-02 SRCH-17 loads twenty more behind what is shown, and begins anew with a new query', async () => {
    search('pages')
    await answer(result({ total: 25, hits: hits(1, 20) }))
    expect(text()).toContain('20 of 25')
    const more = [...document.querySelectorAll('button')].find((button) =>
      button.textContent?.includes('more'),
    )
    act(() => more?.click())
    expect(last().query).toMatchObject({ q: 'pages', from: 20, take: 20 })
    await answer(result({ total: 25, hits: hits(21, 5) }))
    expect(links('ol')).toHaveLength(25)
    expect(document.activeElement?.getAttribute('href')).toBe('/en-gb/page-21/')
    search('other')
    expect(last().query).toMatchObject({ q: 'other', from: 0 })
    await answer(result({ total: 2, hits: hits(1, 2) }))
    expect(links('ol')).toHaveLength(2)
  })

  it('shows the answer to what was asked last, whichever comes first', async () => {
    search('first')
    const first = last()
    search('second')
    expect(first.signal.aborted).toBe(true)
    await answer(result({ total: 1, hits: hits(2, 1) }))
    await act(async () => first.answer(result({ total: 1, hits: hits(1, 1) })))
    expect(links('ol')).toEqual(['/en-gb/page-2/'])
  })

  it('SRCH-19 puts the wait into words after four seconds', async () => {
    search('prices')
    act(() => vi.advanceTimersByTime(3999))
    expect(text()).toContain('searching')
    expect(text()).not.toContain('slow')
    act(() => vi.advanceTimersByTime(1))
    expect(text()).toContain('slow')
    await answer(result({ total: 1, hits: hits(1, 1) }))
    expect(text()).not.toContain('slow')
  })

  it('keeps the words when the search does not answer, and asks again', async () => {
    search('prices')
    await act(async () => last().fail())
    expect(text()).toContain('failed')
    expect(field().value).toBe('prices')
    const again = [...document.querySelectorAll('button')].find((button) =>
      button.textContent?.includes('again'),
    )
    act(() => again?.click())
    await answer(result({ total: 1, hits: hits(1, 1) }))
    expect(links('ol')).toHaveLength(1)
  })
})

describe('what was found', () => {
  it('SRCH-03 says that there is nothing, and where else to look', async () => {
    search('zzz')
    await answer(result({}))
    expect(text()).toContain('noResults')
    expect(links('.k-site-search__donor-searches')).toEqual(['/sperm/?keyword=zzz'])
  })

  it('SRCH-05 SRCH-08 lists donors beside pages, and marks the words', async () => {
    search('anselm')
    await answer(
      result({
        total: 1,
        hits: hits(1, 1),
        donors: [{ code: 'K1', alias: 'Ansélm', kind: 'sperm', url: '/donor/K1/' }],
        donorTotal: 1,
        donorPageUri: '/donor/',
      }),
    )
    expect(links('ul')).toEqual(['/donor/K1/?name=Ans%C3%A9lm'])
    expect(document.querySelector('ol mark')?.textContent).toBe('Page')
  })
})
