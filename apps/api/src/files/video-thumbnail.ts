/** YouTube names its thumbnails by size; the largest is not there for every film. BLK-40: best first. */
const thumbnailNames = ['maxresdefault', 'hqdefault'] as const

const mostBytes = 3 * 1024 * 1024
const patience = 4_000

/**
 * The thumbnail of a film, fetched by us so that visitors ask nothing of the host before they press play. Null where the
 * host has none or cannot be reached in four seconds.
 *
 * @param id eleven letters, digits, `-` and `_`; nothing else is ever asked for
 * @param ask `fetch`, or what stands in for it in a test
 */
export async function fetchVideoThumbnail(id: string, ask: typeof fetch = fetch): Promise<Buffer | null> {
  if (!/^[\w-]{11}$/.test(id)) return null
  for (const name of thumbnailNames) {
    const body = await fetchPicture(`https://i.ytimg.com/vi/${id}/${name}.jpg`, ask)
    if (body) return body
  }
  return null
}

async function fetchPicture(address: string, ask: typeof fetch): Promise<Buffer | null> {
  try {
    const answer = await ask(address, { redirect: 'error', signal: AbortSignal.timeout(patience) })
    if (!answer.ok || !answer.headers.get('content-type')?.startsWith('image/jpeg')) return null
    const body = Buffer.from(await answer.arrayBuffer())
    return body.length > 0 && body.length <= mostBytes ? body : null
  } catch {
    return null
  }
}
