import { addExtension } from '@kindred/domain/uploads/add-extension'
import type { z } from 'zod'
import type { fileAddressSchema } from './files.ts'
import { sendLog } from './send-log.ts'

/** DL-07 */
export const downloadFailure = 'Failed to download document'

/** `status` of the answer, 0 where there was none: 401 means that signing in helps. */
export class DownloadError extends Error {
  readonly status: number

  constructor(status: number, cause?: unknown) {
    super(downloadFailure, { cause })
    this.name = 'DownloadError'
    this.status = status
  }
}

export type DownloadOptions = {
  /** Sent as the request's content type where the other side asks for one (DL-05). */
  contentType?: string
  headers?: Record<string, string>
  /** What opens it where it may stand in no address: sent as a POST. */
  body?: object
}

/**
 * Fetches a document and saves it under its name, with the extension of its type where that is missing (DL-05, DL-06). A
 * failure is reported to the error log (DL-07) and thrown, for the caller to say in words.
 *
 * @throws DownloadError
 * @param address of the document; one that ends with `/address` is asked for the address made for this person first
 */
export async function downloadDocument(
  address: string,
  fileName: string,
  { contentType, headers = {}, body }: DownloadOptions = {},
): Promise<void> {
  try {
    const source = address.endsWith('/address') ? await askForAddress(address, headers) : address
    const response = await fetch(source, {
      headers: {
        ...headers,
        ...(body ? { 'content-type': 'application/json' } : {}),
        ...(contentType ? { 'content-type': contentType } : {}),
      },
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    })
    if (!response.ok) throw new DownloadError(response.status)
    const blob = await response.blob()
    saveBlob(blob, addExtension(fileName, blob.type))
  } catch (cause) {
    sendLog('error', downloadFailure)
    throw cause instanceof DownloadError ? cause : new DownloadError(0, cause)
  }
}

async function askForAddress(path: string, headers: Record<string, string>): Promise<string> {
  const response = await fetch(path, { headers: { accept: 'application/json', ...headers } })
  if (!response.ok) throw new DownloadError(response.status)
  return ((await response.json()) as z.infer<typeof fileAddressSchema>).address
}

function saveBlob(blob: Blob, fileName: string): void {
  const url = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = url
  link.download = fileName
  document.body.append(link)
  link.click()
  link.remove()
  // Safari reads the address after the click has returned.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
