import { describeKind, kindsWithParameter } from '@kindred/content/config/page-kinds.ts'
import type { PageNode } from './site-tree.ts'

/**
 * Whether a page is one to be found by searching: not what is kept from search engines, what stands on personal surfaces
 * (checkout, account), nor pages that show one thing of many and are none without it.
 */
export function isFindable({ kind, area, noindex }: PageNode): boolean {
  const entry = describeKind(kind)
  if (!entry || noindex || area === 'account' || 'isHidden' in entry || kindsWithParameter.includes(kind))
    return false
  return entry.application?.at !== 'checkout' && entry.application?.at !== 'account'
}
