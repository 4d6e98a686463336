import { describe, expect, it } from 'vitest'
import { siteSearchQuerySchema, suggestQuerySchema } from './site-search.ts'

describe('where a search of the site is opened', () => {
  it('SRCH-20 is page 68 unless the query says another', () => {
    expect(siteSearchQuerySchema.parse({ q: 'law' }).pageId).toBe(68)
    expect(suggestQuerySchema.parse({ q: 'law' }).pageId).toBe(68)
    expect(siteSearchQuerySchema.parse({ q: 'law', pageId: '7' }).pageId).toBe(7)
    for (const pageId of ['0', '-1', '1.5', 'x', '9999999999'])
      expect(siteSearchQuerySchema.safeParse({ q: 'law', pageId }).success, pageId).toBe(false)
  })
})
