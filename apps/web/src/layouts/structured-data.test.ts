import { describe, expect, it } from 'vitest'
import { listBreadcrumbs, listQuestions, printData } from './structured-data.tsx'

describe('structured data', () => {
  it('SEO-03 lists the breadcrumbs with whole addresses, in order', () => {
    const breadcrumbs = [
      { title: 'Home', url: '/en-gb/dk-shop/private/', pageId: 1 },
      { title: 'Prices', url: '/en-gb/dk-shop/private/prices/', pageId: 2 },
    ]
    expect(listBreadcrumbs({ breadcrumbs }, 'https://kindred.example').itemListElement).toMatchObject([
      { position: 1, name: 'Home', item: 'https://kindred.example/en-gb/dk-shop/private/' },
      { position: 2, name: 'Prices' },
    ])
  })

  it('SEO-02 gives questions with their answers', () => {
    const { mainEntity } = listQuestions({ googleFaq: [{ title: 'How long?', text: 'Seven days.' }] })
    expect(mainEntity).toMatchObject([{ name: 'How long?', acceptedAnswer: { text: 'Seven days.' } }])
  })

  it('cannot be ended by what an editor writes', () => {
    expect(printData({ name: '</script><script>alert(1)' })).not.toContain('<')
  })
})
