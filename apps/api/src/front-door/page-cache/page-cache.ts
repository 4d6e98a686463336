import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { LRUCache } from 'lru-cache'

export type Encoding = 'br' | 'gzip' | 'identity'

/** A whole answer, with each compression made once and when first asked for. */
export type PageEntry = {
  headers: Record<string, string>
  tags: ReadonlySet<string>
  etag: string
  bodies: Partial<Record<Encoding, Buffer>>
}

const mebibyte = 1024 * 1024
/** Two caches hear of a publish on their own connections; within this time the other may still give the old content. */
const settling = 1000

/**
 * Whole pages in memory. An entry goes when one of its tags is dropped; one that was being made while (or just after) a
 * tag was dropped is not kept, so that old content never slips in behind the news.
 */
export class PageCache {
  readonly #entries: LRUCache<string, PageEntry>
  readonly #dropped = new Map<string, number>()
  readonly #now: () => number
  #clearedAt = Number.NEGATIVE_INFINITY

  constructor(now: () => number = Date.now, maxBytes = 96 * mebibyte) {
    this.#now = now
    this.#entries = new LRUCache({
      max: 20_000,
      maxSize: maxBytes,
      sizeCalculation: (entry) => sizeOf(entry),
    })
  }

  get(key: string): PageEntry | undefined {
    return this.#entries.get(key)
  }

  /** @param startedAt when the making of the entry began, by this cache's clock */
  keep(key: string, entry: PageEntry, startedAt: number): boolean {
    if (startedAt < this.#clearedAt + settling) return false
    for (const tag of entry.tags)
      if (startedAt < (this.#dropped.get(tag) ?? Number.NEGATIVE_INFINITY) + settling) return false
    this.#entries.set(key, entry)
    return true
  }

  /** Drops what was made from any of these tags; `*` drops everything. */
  drop(tags: readonly string[]): void {
    if (tags.includes('*')) this.clear()
    const now = this.#now()
    for (const tag of tags) this.#dropped.set(tag, now)
    for (const [key, entry] of this.#entries)
      if (tags.some((tag) => entry.tags.has(tag))) this.#entries.delete(key)
    for (const [tag, at] of this.#dropped) if (at < now - 60_000) this.#dropped.delete(tag)
  }

  clear(): void {
    this.#clearedAt = this.#now()
    this.#entries.clear()
  }

  now(): number {
    return this.#now()
  }
}

/** An entry of a whole answer; its tag changes with its bytes. */
export function makeEntry(body: Buffer, headers: Record<string, string>, tags: Iterable<string>): PageEntry {
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
  return { headers, tags: new Set(tags), etag, bodies: { identity: body } }
}

const compressible = /^(text\/|application\/(json|javascript|xml|manifest\+json|ld\+json)|image\/svg)/

/** The body in the best encoding that the browser takes and the content is worth. */
export async function encodeBody(
  entry: PageEntry,
  accepted: string | undefined,
): Promise<[Buffer, Encoding]> {
  const identity = entry.bodies.identity as Buffer
  const encoding = chooseEncoding(accepted)
  if (
    encoding === 'identity' ||
    identity.length < 1024 ||
    !compressible.test(entry.headers['content-type'] ?? '')
  )
    return [identity, 'identity']
  entry.bodies[encoding] ??= await compress(identity, encoding)
  return [entry.bodies[encoding] as Buffer, encoding]
}

function chooseEncoding(accepted = ''): Encoding {
  if (/\bbr\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(accepted)) return 'br'
  return /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(accepted) ? 'gzip' : 'identity'
}

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

function compress(body: Buffer, encoding: Encoding, quality = 7): Promise<Buffer> {
  if (encoding === 'gzip') return zip(body, { level: 7 })
  return brotli(body, {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
  })
}

/**
 * For what is kept for ever: as small as it gets, a twelfth below what is made while somebody waits. That takes half a
 * second for the largest file, so whoever asks meanwhile gets the quicker one.
 */
export async function compressFully(entry: PageEntry): Promise<void> {
  const [quick, encoding] = await encodeBody(entry, 'br')
  if (encoding === 'identity') return
  const small = await compress(entry.bodies.identity as Buffer, 'br', constants.BROTLI_MAX_QUALITY)
  if (small.length < quick.length) entry.bodies.br = small
}

/** The compressed bodies come later and are smaller together than the plain one. */
function sizeOf(entry: PageEntry): number {
  return Math.ceil((entry.bodies.identity?.length ?? 1) * 1.5) + 500
}
