import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib'

type Encoding = 'br' | 'gzip' | 'identity'

/**
 * A whole answer, held once: texts in Brotli, since every browser takes that from a safe address. What another client
 * takes is made from it each time; kept beside it, the plain text would take several times the memory.
 */
export type PageEntry = {
  readonly headers: Record<string, string>
  readonly tags: ReadonlySet<string>
  readonly etag: string
  readonly isBrotli: boolean
  body: Buffer
}

const compressible = /^(text\/|application\/(json|javascript|xml|manifest\+json|ld\+json)|image\/svg)/
/** Bytes below which compressing gains nothing. */
const leastWorth = 1024

/** An entry of a whole answer; its tag changes with its bytes. */
export async function makeEntry(
  body: Buffer,
  headers: Record<string, string>,
  tags: Iterable<string>,
): Promise<PageEntry> {
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
  const isBrotli = body.length >= leastWorth && compressible.test(headers['content-type'] ?? '')
  return { headers, tags: new Set(tags), etag, isBrotli, body: isBrotli ? await compress(body) : body }
}

/** The body in the best encoding that the client takes and the content is worth. */
export async function encodeBody(
  entry: PageEntry,
  accepted: string | undefined,
): Promise<[Buffer, Encoding]> {
  if (!entry.isBrotli) return [entry.body, 'identity']
  const encoding = chooseEncoding(accepted)
  if (encoding === 'br') return [entry.body, encoding]
  const plain = await unpack(entry.body)
  return [encoding === 'gzip' ? await zip(plain, { level: 7 }) : plain, encoding]
}

/**
 * For what is kept for ever: as small as it gets, a twelfth below what is made while somebody waits. That takes half a
 * second for the largest file, so whoever asks meanwhile gets the quicker one.
 */
export async function compressFully(entry: PageEntry): Promise<void> {
  if (!entry.isBrotli) return
  const small = await compress(await unpack(entry.body), constants.BROTLI_MAX_QUALITY)
  if (small.length < entry.body.length) entry.body = small
}

function chooseEncoding(accepted = ''): Encoding {
  if (/\bbr\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(accepted)) return 'br'
  return /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(accepted) ? 'gzip' : 'identity'
}

const brotli = promisify(brotliCompress)
const unpack = promisify(brotliDecompress)
const zip = promisify(gzip)

function compress(body: Buffer, quality = 7): Promise<Buffer> {
  return brotli(body, {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
  })
}
