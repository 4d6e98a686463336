import { Readable } from 'node:stream'

/** No head of ours is longer; what is longer says nothing. */
const longest = 64 * 1024

/**
 * Reads the beginning of a page, up to the end of its head, and gives it with a stream of the whole page. What comes after
 * the head is not waited for: a long page still goes out as it is made.
 *
 * @throws what the stream fails with before its head has ended
 */
export async function readHead(page: Readable): Promise<{ head: string; whole: Readable }> {
  const parts: Buffer[] = []
  const rest = page[Symbol.asyncIterator]()
  let head = ''
  // Latin-1 keeps one sign a byte, so that a letter cut in two between chunks harms nothing.
  while (!head.includes('</head>') && head.length < longest) {
    const { done, value } = await rest.next()
    if (done) break
    parts.push(Buffer.from(value))
    head += parts.at(-1)?.toString('latin1')
  }
  return { head, whole: Readable.from(follow(parts, rest), { objectMode: false }) }
}

async function* follow(parts: Buffer[], rest: AsyncIterator<unknown>): AsyncGenerator<unknown> {
  try {
    yield* parts
    for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value
  } finally {
    // Who stops reading early lets go of the source too.
    await rest.return?.()
  }
}
