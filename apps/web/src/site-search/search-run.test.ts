import type { SiteSearchHit, SiteSearchResult } from '@kindred/contracts/site-search'
import { expect, it } from 'vitest'
import { appendPage, noRun, shownQuery } from './search-run.ts'

const hit = (url: string): SiteSearchHit => ({
  name: url,
  url,
  parentName: null,
  metaDataDescription: '',
  namePieces: [],
  excerptPieces: [],
  locale: 'en-gb',
})
const page = (total: number, urls: string[]): SiteSearchResult => ({
  total,
  hits: urls.map(hit),
  donors: [],
  donorTotal: 0,
  donorPageUri: null,
  correctedQuery: null,
})

it('SRCH-17 appends the next page, each address once', () => {
  const joined = appendPage(page(3, ['/a/', '/b/']), page(4, ['/b/', '/c/']))
  expect(joined.hits.map(({ url }) => url)).toEqual(['/a/', '/b/', '/c/'])
  expect(joined.total).toBe(4)
})

it('SRCH-04 compares with what is shown, so a search that failed may be made again', () => {
  expect(shownQuery(noRun)).toBeNull()
  expect(shownQuery({ state: 'failed', query: 'prices' })).toBeNull()
  expect(shownQuery({ state: 'shown', query: 'prices', result: page(0, []), more: 'idle' })).toBe('prices')
})
