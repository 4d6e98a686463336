import { inferContentType } from '@kindred/domain/uploads/infer-content-type'
import type { ErrorBody } from './common.ts'
import type { Attachment, KeptFile } from './files.ts'

/** Where a file that is on its way can be stopped, and who hears how far it is. */
export type Sending = { signal?: AbortSignal; onProgress?: (sent: number, total: number) => void }

/** A refusal of the server, or `network` where nothing was answered, `stopped` where the person stopped it. */
export class SendFileError extends Error {
  readonly code: string
  readonly data: Record<string, unknown>

  constructor(code: string, message: string, data: Record<string, unknown> = {}) {
    super(message)
    this.name = 'SendFileError'
    this.code = code
    this.data = data
  }
}

/** UPL-09, UPL-10: a chosen file as it is sent, its bytes in base64 without the data-URL prefix. */
export async function readAttachment(file: File): Promise<Attachment> {
  const url = await new Promise<string>((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(new SendFileError('file-not-read', 'The file could not be read.'))
    reader.readAsDataURL(file)
  })
  return {
    content: url.slice(url.indexOf(',') + 1),
    fileName: file.name,
    contentType: inferContentType(file.name, file.type),
    length: file.size,
  }
}

/**
 * Sends a file ahead of its form, with real progress: `fetch` cannot tell how far a body is.
 *
 * @param headers such as the shop code, which lets the session count
 * @param toBody what is sent of the file, where the call asks for something else
 * @throws SendFileError
 */
export async function sendFile(
  file: File,
  { signal, onProgress }: Sending = {},
  headers: Record<string, string> = {},
  address = '/api/files',
  toBody: (attachment: Attachment) => object = (attachment) => attachment,
): Promise<KeptFile> {
  const body = JSON.stringify(toBody(await readAttachment(file)))
  if (signal?.aborted) throw new SendFileError('stopped', 'The file was stopped.')
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', address)
    request.responseType = 'text'
    for (const [name, value] of Object.entries({ 'content-type': 'application/json', ...headers }))
      request.setRequestHeader(name, value)
    // Base64 is longer than the file: progress is told in the bytes the person knows.
    request.upload.onprogress = ({ loaded, total }) =>
      onProgress?.(Math.round((loaded / (total || body.length)) * file.size), file.size)
    request.onerror = () => reject(new SendFileError('network', 'The connection broke.'))
    request.onabort = () => reject(new SendFileError('stopped', 'The file was stopped.'))
    request.onload = () => {
      const answer = readJson(request.responseText)
      if (request.status === 201) return resolve(answer as KeptFile)
      const [failure] = (answer as Partial<ErrorBody> | undefined)?.errors ?? []
      reject(new SendFileError(failure?.code ?? 'network', failure?.message ?? '', failure?.data))
    }
    signal?.addEventListener('abort', () => request.abort(), { once: true })
    request.send(body)
  })
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
