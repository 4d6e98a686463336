/** Shown where a picture cannot be had (DL-04). */
export const brokenImagePath = '/svg/broken-image.svg'

/**
 * DL-04: fetches a file of the shop and gives it as a data URL to be shown, such as a picture that only this person may
 * see; on any failure the path of the broken picture.
 *
 * @param shopBasePath such as `/en-gb/dk-shop`, with or without a slash at the end
 */
export async function readForDisplay(
  shopBasePath: string,
  resource: string,
  headers: Record<string, string> = {},
): Promise<string> {
  try {
    const path = `${shopBasePath.replace(/\/+$/, '')}/${resource.replace(/^\/+/, '')}`
    const response = await fetch(path, { headers })
    if (!response.ok) return brokenImagePath
    const type = response.headers.get('content-type') ?? 'application/octet-stream'
    return `data:${type};base64,${toBase64(new Uint8Array(await response.arrayBuffer()))}`
  } catch {
    return brokenImagePath
  }
}

function toBase64(bytes: Uint8Array): string {
  let text = ''
  // In parts, since a call takes only so many arguments.
  for (let at = 0; at < bytes.length; at += 8192)
    text += String.fromCharCode(...bytes.subarray(at, at + 8192))
  return btoa(text)
}
