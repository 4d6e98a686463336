import { expect, it, vi } from 'vitest'
import type { PageKindProps } from '../page-kind.ts'

vi.mock('server-only', () => ({}))
const { loadPageKind } = await import('../load-page-kind.ts')
const { DonorSearchPage } = await import('./search-page.tsx')

const place = { locale: 'en-gb', shopCode: 'dk', visitorType: 'private', path: '/en-gb/dk-shop/private/x/' }

it.each([
  ['SearchSpermDonorPage', 'sperm'],
  ['SearchEggDonorPage', 'egg'],
] as const)('SRCH-09 the page %s is the donor search of its kind', async (kind, donors) => {
  const Page = await loadPageKind(kind)
  const props = { ...place, page: { title: 'Donors', intro: null }, searchParams: { eyeColour: 'green' } }
  const drawn = (Page as (props: PageKindProps) => unknown)(props as unknown as PageKindProps)
  expect(drawn).toMatchObject({ type: DonorSearchPage, props: { ...props, kind: donors } })
})
