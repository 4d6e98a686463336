import { expect, it, vi } from 'vitest'
import { loadModalPage } from './load-modal-page.ts'

const page = {
  epiId: 7,
  kind: 'StandardPage',
  siteArea: 'shop',
  locale: 'en-GB',
  title: 'Storage',
  version: 'en-GB-1',
  intro: null,
  meta: {
    metaDataTitle: 'Storage',
    metaDataDescription: '',
    keywords: null,
    noindex: false,
    canonicalUrl: '/',
    hrefLangs: [],
  },
  googleFaq: [],
  breadcrumbs: [],
  blocks: [{ blockType: 'richText', id: 'a' }],
  tags: [],
}
const { signal } = new AbortController()

it('PAGE-46 gets kind and blocks of the page at the path of the link', async () => {
  const ask = vi.fn(async () => Response.json(page))
  const found = await loadModalPage('/en-gb/dk-shop/private/storage/', signal, ask as never)
  expect(ask).toHaveBeenCalledWith(
    '/api/cms/pages/en-gb/dk-shop/private/storage/',
    expect.objectContaining({ signal }),
  )
  expect(found).toMatchObject({ kind: 'StandardPage', blocks: [{ blockType: 'richText' }] })
})

it('PAGE-46 throws where there is no such page, so that the panel can say so', async () => {
  const none = async () => Response.json({ errors: [] }, { status: 404 })
  await expect(loadModalPage('/en-gb/none/', signal, none as never)).rejects.toThrow('404')
})
