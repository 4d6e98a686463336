import { beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest'
import type { PageLookup } from '../server/look-up-page.ts'

vi.mock('server-only', () => ({}))
let found: PageLookup
vi.mock('../server/open-page.ts', () => ({ openPage: async () => found }))
vi.mock('./site-frame.tsx', () => ({ SiteFrame: 'frame' }))
vi.mock('./status-page.tsx', () => ({ StatusPage: 'status' }))
const Kind = () => null
vi.mock('../page-kinds/load-page-kind.ts', () => ({
  loadPageKind: async (kind: string) => (kind === 'NoSuchPage' ? null : Kind),
}))
const { showPage } = await import('./show-page.tsx')

const path = '/en-gb/dk-shop/private/x/'
const page = (kind: string, siteArea = 'shop') =>
  ({ outcome: 'page', page: { kind, siteArea } }) as PageLookup
const show = async (outcome: PageLookup, query = {}) => {
  found = outcome
  return (await showPage(path, query)) as { type: string; props: Record<string, unknown> }
}

let log: MockInstance
beforeEach(() => {
  log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  log.mockClear()
})

describe('what a path shows', () => {
  it('PAGE-03 RTE-31 is a page of its kind, in the frame of the site', async () => {
    const shown = await show(page('StandardPage'))
    expect(shown).toMatchObject({ type: 'frame', props: { shopCode: 'dk', children: { type: Kind } } })
    expect(log).not.toHaveBeenCalled()
  })

  it('PAGE-05 is the not-found page where the kind is not known, which is logged as an error', async () => {
    expect(await show(page('NoSuchPage'))).toMatchObject({ type: 'status', props: { status: 404, path } })
    expect(JSON.parse(log.mock.calls[0]?.[0])).toEqual({
      level: 'error',
      code: 'unknown-page-kind',
      kind: 'NoSuchPage',
      path,
    })
  })

  it.each([
    ['RTE-24', { outcome: 'not-found' }, 404],
    ['RTE-25', { outcome: 'error', status: 409 }, 409],
    ['RTE-23 RTE-27 RTE-28', { outcome: 'error', status: 500 }, 500],
  ] as const)('%s is the page of that status', async (_row, outcome, status) => {
    expect(await show(outcome)).toMatchObject({ type: 'status', props: { status, path } })
  })

  it('RTE-22 is a redirect, for good or for now, with what was asked behind the path', async () => {
    const redirect = { outcome: 'redirect' as const, location: '/a/' }
    await expect(show({ ...redirect, isPermanent: true }, { b: '1' })).rejects.toMatchObject({
      digest: expect.stringMatching(/^NEXT_REDIRECT;\w+;\/a\/\?b=1;308/),
    })
    await expect(show({ ...redirect, isPermanent: false })).rejects.toMatchObject({
      digest: expect.stringMatching(/^NEXT_REDIRECT;\w+;\/a\/;307/),
    })
  })

  it('PAGE-40 is what editors say of missing and failed pages, with its status, also at its own address', async () => {
    expect(await show(page('NotFoundPage', 'other'))).toMatchObject({ props: { status: 404 } })
    expect(await show(page('ServerErrorPage', 'other'))).toMatchObject({ props: { status: 500 } })
    expect(await show(page('NotFoundPage', 'shop'))).toMatchObject({ type: 'frame' })
  })
})
