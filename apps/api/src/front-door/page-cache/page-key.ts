import { splitUrl } from '../pages/classify-page.ts'

/** Names that decide what a page shows and have few values. */
const shownNames = new Set(['page', 'tag', 'author'])
/** Names that a page never reads: marks of campaigns, Next's own, and the donor's name beside its id (DON-16). */
const ignoredName = /^(utm_\w+|gclid|fbclid|msclkid|mc_[ce]id|_rsc|name)$/

export type PageKey = {
  /** Without what is ignored; asked of the web process too, so that the answer is a function of the key. */
  url: string
  /** False where a name is unknown (a filtered search): rendered, never kept. */
  isCacheable: boolean
}

/** Reduces an address to what a page may depend on. */
export function makePageKey(url: string): PageKey {
  const [path, query] = splitUrl(url)
  if (query === undefined || query === '') return { url: path, isCacheable: true }
  const kept = [...new URLSearchParams(query)].filter(([name]) => !ignoredName.test(name))
  const isCacheable = kept.every(([name, value]) => shownNames.has(name) && value.length <= 60)
  if (isCacheable) kept.sort(([a], [b]) => (a < b ? -1 : 1))
  const rest = new URLSearchParams(kept).toString()
  return { url: rest === '' ? path : `${path}?${rest}`, isCacheable }
}
