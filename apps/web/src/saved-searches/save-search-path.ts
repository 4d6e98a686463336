import type { DonorKind } from '@kindred/domain/vocabulary'

type Asked = { kind: DonorKind; shopCode: string; query: string; name?: string; failed?: string }

/**
 * Where a search is saved: a page of the account, so that who is not signed in is led to sign-in and back with everything
 * in its place, since the address says what is to be saved.
 */
export function saveSearchPath(locale: string, { kind, shopCode, query, name, failed }: Asked): string {
  const parts = new URLSearchParams({ kind, shop: shopCode, search: query })
  if (name) parts.set('name', name)
  if (failed) parts.set('failed', failed)
  return `/${locale}/account/save-search/?${parts}`
}
