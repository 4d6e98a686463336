/** What the web process says about keeping a page. */
export type CacheMark = {
  isPublic: boolean
  /** What the page was made from, such as `page:12`; a change of any drops it. */
  tags: string[]
  /** The page shows something of the visitor's treatment country. */
  variesByCountry: boolean
}

const never: CacheMark = { isPublic: false, tags: [], variesByCountry: false }

/**
 * Reads the mark from headers (`x-kindred-cache: public`, `x-kindred-tags: a,b`, `x-kindred-vary: treatment-country`) or,
 * since a server component cannot set headers, from
 * `<meta name="kindred-cache" content="public" data-tags="a,b" data-vary="treatment-country">`. Without one nothing is kept.
 */
export function readCacheMark(header: (name: string) => string | null, html: string): CacheMark {
  const said = header('x-kindred-cache')
  if (said !== null) {
    return makeMark(said, header('x-kindred-tags'), header('x-kindred-vary'))
  }
  const meta = /<meta\s[^>]*name="kindred-cache"[^>]*>/.exec(html)?.[0]
  if (!meta) return never
  const attribute = (name: string) => new RegExp(`\\s${name}="([^"]*)"`).exec(meta)?.[1] ?? null
  return makeMark(attribute('content'), attribute('data-tags'), attribute('data-vary'))
}

function makeMark(said: string | null, tags: string | null, vary: string | null): CacheMark {
  return {
    isPublic: said === 'public',
    tags: (tags ?? '')
      .split(',')
      .map((tag) => tag.trim())
      .filter(Boolean),
    variesByCountry: vary === 'treatment-country',
  }
}
