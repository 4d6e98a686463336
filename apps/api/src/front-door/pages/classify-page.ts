/**
 * What the web process is asked for:
 * - `asset`: a file of the build, the same for everybody for ever;
 * - `editor`: the content editor and its calls, with a policy and cookies of their own;
 * - `personal`: pages made for one person, and next-auth; cookies go along and nothing is kept;
 * - `public`: everything else. No cookie goes along, so that nothing personal can come back.
 */
export type PageClass = 'asset' | 'editor' | 'personal' | 'public'

const under = (...roots: string[]) => new RegExp(`^/(${roots.join('|')})(/|$)`)
const assets = under('_next/static')
const editor = under('admin', 'cms-api')
const personal = under('staff', 'api/auth')
/** `/{locale}/account/…`, `/{locale}/preview/…` (drafts, for staff) and `/{locale}/{shop}-shop/{type}/checkout/…` */
const personalPage =
  /^\/[a-z]{2}(-[a-z]{2})?\/(account|preview|[a-z]+-shop\/(private|professional)\/checkout)(\/|$)/i

/** @param path without query */
export function classifyPage(path: string): PageClass {
  if (assets.test(path)) return 'asset'
  if (editor.test(path)) return 'editor'
  if (personal.test(path) || personalPage.test(path)) return 'personal'
  return 'public'
}

/**
 * The canonical address of a page that was asked for without its closing slash (decisions: paths), or null where it is
 * canonical, a file, or not one of our pages. Slashes at the start are folded, so that no redirect leaves the site.
 */
export function findCanonical(url: string): string | null {
  const [path = '/', query] = splitUrl(url)
  if (path.endsWith('/') || editor.test(path) || /^\/(_next|api)(\/|$)/.test(path)) return null
  if (/\.[a-z\d]{1,5}$/i.test(path)) return null
  return `/${path.replace(/^[/\\]+/, '')}/${query === undefined ? '' : `?${query}`}`
}

/** Path and query of a request target. */
export function splitUrl(url: string): [string, string | undefined] {
  const at = url.indexOf('?')
  return at < 0 ? [url, undefined] : [url.slice(0, at), url.slice(at + 1)]
}
