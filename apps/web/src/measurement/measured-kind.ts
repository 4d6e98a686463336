import { describeKind, pageKindTable } from '@kindred/content/config/page-kinds.ts'

/** The kind under which views of a page are counted, or null for one that never is (PAGE-39, PAGE-40). */
export function findMeasuredKind(kind: string): string | null {
  const entry = describeKind(kind)
  return entry && !entry.isHidden ? kind : null
}

/**
 * The kind of a page of the checkout or the account; null for one that editors do not know.
 *
 * @param path of the page, such as `/en-gb/account/orders/`
 */
export function findKindOfSurface(at: 'checkout' | 'account', path: string): string | null {
  const rest = path.split(`/${at}/`)[1]?.replace(/\/$/, '')
  const found = Object.entries(pageKindTable).find(
    ([, { application }]) => application?.at === at && 'path' in application && application.path === rest,
  )
  return found?.[0] ?? null
}
