/** What the web process says about keeping a page. */
export type CacheMark = {
  isPublic: boolean
  /** What the page was made from, such as `page:12`; a change of any drops it. */
  tags: string[]
  /** The page shows something of the visitor's treatment country. */
  variesByCountry: boolean
  /** Names of the query that the page reads and that have few values, such as `page`. */
  queryNames: string[]
}

const never: CacheMark = { isPublic: false, tags: [], variesByCountry: false, queryNames: [] }

/**
 * Reads the mark from headers (`x-kindred-cache: public`, `x-kindred-tags: a,b`, `x-kindred-vary: treatment-country`,
 * `x-kindred-query: page`) or, since a server component cannot set headers, from
 * `<meta name="kindred-cache" content="public" data-tags="a,b" data-vary="treatment-country" data-query="page">`. Without one nothing is kept.
 */
export function readCacheMark(header: (name: string) => string | null, html: string): CacheMark {
  const said = header('x-kindred-cache')
  if (said !== null) {
    return makeMark(said, header('x-kindred-tags'), header('x-kindred-vary'), header('x-kindred-query'))
  }
  const meta = /<meta\s[^>]*name="kindred-cache"[^>]*>/.exec(html)?.[0]
  if (!meta) return never
  const attribute = (name: string) => new RegExp(`\\s${name}="([^"]*)"`).exec(meta)?.[1] ?? null
  return makeMark(
    attribute('content'),
    attribute('data-tags'),
    attribute('data-vary'),
    attribute('data-query'),
  )
}

/** Statuses a page may say it has: not for this role, not found, a conflict in the page lookup (RTE-25), a failure of ours. */
const markedStatuses = [403, 404, 409, 500] as const
export type MarkedStatus = (typeof markedStatuses)[number]

/**
 * The status a page was meant to have, where it could not say so itself: Next draws the whole page only when it answers
 * 200. `<meta name="kindred-status" content="404">`; null without one, and for every other number.
 *
 * @param html the page, or its beginning up to the end of its head
 */
export function readPageStatus(html: string): MarkedStatus | null {
  const meta = /<meta\s[^>]*name="kindred-status"[^>]*>/.exec(html)?.[0]
  const said = meta && /\scontent="(\d+)"/.exec(meta)?.[1]
  return markedStatuses.find((status) => String(status) === said) ?? null
}

function makeMark(
  said: string | null,
  tags: string | null,
  vary: string | null,
  query: string | null,
): CacheMark {
  return {
    isPublic: said === 'public',
    tags: splitList(tags),
    variesByCountry: vary === 'treatment-country',
    queryNames: splitList(query),
  }
}

const splitList = (text: string | null): string[] =>
  (text ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
