import { makeSend } from '@kindred/contracts/request'
import { afterEach, expect, it, vi } from 'vitest'
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

/** The client of the browser, whose calls are answered here. */
const send = makeSend('http://kindred', () => ({}))
const answer = (make: () => Response) => vi.spyOn(globalThis, 'fetch').mockImplementation(async () => make())
afterEach(() => vi.restoreAllMocks())

it('PAGE-46 gets kind and blocks of the page at the path of the link', async () => {
  const asked = answer(() => Response.json(page))
  const found = await loadModalPage('/en-gb/dk-shop/private/storage/', signal, send)
  expect(asked).toHaveBeenCalledWith(
    'http://kindred/api/cms/pages/en-gb/dk-shop/private/storage/?follow=true',
    expect.objectContaining({ signal }),
  )
  expect(found).toMatchObject({ kind: 'StandardPage', blocks: [{ blockType: 'richText' }] })
})

it.each([
  ['there is no such page', () => Response.json({ errors: [] }, { status: 404 })],
  ['it leads out of the site', () => new Response(null, { status: 301, headers: { location: '/en-gb/' } })],
  ['what came is no page', () => Response.json({ kind: 'StandardPage' })],
])('PAGE-46 throws where %s, so that the panel can say so', async (_why, make) => {
  answer(make)
  await expect(loadModalPage('/en-gb/none/', signal, send)).rejects.toThrow()
})
