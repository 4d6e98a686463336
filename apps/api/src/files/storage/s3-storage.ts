import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { assertStorageKey, type FileStorage } from './file-storage.ts'
import { type S3Credentials, sha256, signRequest } from './sign-request.ts'

export type S3Settings = S3Credentials & {
  /** Such as `https://s3.eu-north-1.amazonaws.com`; the bucket follows in the path, which every S3 understands. */
  endpoint: string
  bucket: string
}

const patience = 30_000

/** Keeps files in a private bucket. The bucket itself decides about encryption at rest. */
export function openS3Storage(settings: S3Settings): FileStorage {
  const ask = async (method: string, key: string, body?: Uint8Array, extra: Record<string, string> = {}) => {
    assertStorageKey(key)
    const url = new URL(`${settings.endpoint.replace(/\/+$/, '')}/${settings.bucket}/${key}`)
    const headers = signRequest(
      { method, url, headers: extra, bodyHash: sha256(body ?? ''), at: new Date() },
      settings,
    )
    return fetch(url, {
      method,
      headers,
      body: body as BodyInit | undefined,
      redirect: 'error',
      signal: AbortSignal.timeout(patience),
    })
  }
  return {
    put: async (key, bytes) => {
      const answer = await ask('PUT', key, bytes, { 'content-type': 'application/octet-stream' })
      await finish(answer)
      if (!answer.ok) throw new StorageError('put', answer.status)
    },
    read: async (key, range) => {
      const answer = await ask(
        'GET',
        key,
        undefined,
        range && { range: `bytes=${range.first}-${range.last}` },
      )
      if (answer.ok && answer.body) return Readable.fromWeb(answer.body as ReadableStream)
      await finish(answer)
      if (answer.status === 404) return null
      throw new StorageError('read', answer.status)
    },
    remove: async (key) => {
      const answer = await ask('DELETE', key)
      await finish(answer)
      if (!answer.ok && answer.status !== 404) throw new StorageError('remove', answer.status)
    },
  }
}

/** A body that nobody reads would keep its connection. */
async function finish(answer: Response): Promise<void> {
  await answer.arrayBuffer()
}

class StorageError extends Error {
  constructor(what: string, status: number) {
    super(`The storage answered ${status} to ${what}.`)
    this.name = 'StorageError'
  }
}
