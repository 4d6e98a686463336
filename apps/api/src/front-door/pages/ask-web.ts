/** An answer of the web process, whole. */
export type WebAnswer = { status: number; headers: Headers; body: Buffer }

/** Headers that `fetch` sets itself. */
const notForwarded = new Set(['host', 'content-length', 'accept-encoding'])

const patience = 30_000

/** Asks the web process for a page and reads it whole. @throws when the web process does not answer */
export async function askWeb(
  webOrigin: string,
  url: string,
  method: string,
  headers: Record<string, string>,
  body?: string,
): Promise<WebAnswer> {
  const sent = Object.fromEntries(Object.entries(headers).filter(([name]) => !notForwarded.has(name)))
  const answer = await fetch(webOrigin + url, {
    method,
    // Compressed here, once, for everybody.
    headers: { ...sent, 'accept-encoding': 'identity' },
    redirect: 'manual',
    ...(body === undefined ? {} : { body }),
    signal: AbortSignal.timeout(patience),
  })
  return { status: answer.status, headers: answer.headers, body: Buffer.from(await answer.arrayBuffer()) }
}
