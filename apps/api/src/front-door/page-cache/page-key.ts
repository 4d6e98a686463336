import { splitUrl } from '../pages/classify-page.ts'

/** Names that a page may read and still be kept, since they have few values; one counts only where the page says so. */
const keptNames = new Set(['page', 'tag', 'author'])
/** Names that a page never reads: marks of campaigns, Next's own, and the donor's name beside its id (DON-16). */
const ignoredName = /^(utm_\w+|gclid|fbclid|msclkid|mc_[ce]id|_rsc|name)$/

export type PageKey = {
  /** Without what is ignored; asked of the web process too, so that the answer is a function of the key. */
  url: string
  /** False where a name is unknown (a filtered search): rendered, never kept. */
  isCacheable: boolean
}

/**
 * Reduces an address to what a page may depend on.
 *
 * @param readNames the names this page has said it reads (`CacheMark.queryNames`); without them, all that it may read,
 * so that no made-up number of a page makes a page of its own
 */
export function makePageKey(url: string, readNames?: readonly string[]): PageKey {
  const [path, query] = splitUrl(url)
  if (query === undefined || query === '') return { url: path, isCacheable: true }
  const asked = [...new URLSearchParams(query)].filter(([name]) => !ignoredName.test(name))
  const isCacheable = asked.every(([name, value]) => keptNames.has(name) && value.length <= 60)
  const kept = isCacheable && readNames ? asked.filter(([name]) => readNames.includes(name)) : asked
  if (isCacheable) kept.sort(([a], [b]) => (a < b ? -1 : 1))
  const rest = new URLSearchParams(kept).toString()
  return { url: rest === '' ? path : `${path}?${rest}`, isCacheable }
}
