import type { Readable } from 'node:stream'

/** Both ends included, counted from 0. */
export type ByteRange = { readonly first: number; readonly last: number }

/**
 * Where bytes are kept. Keys are made by us (`newStorageKey`), never by a person. A write is whole or not there; a file
 * is never changed.
 */
export type FileStorage = {
  put: (key: string, bytes: Uint8Array) => Promise<void>
  /** Null where nothing lies under the key. */
  read: (key: string, range?: ByteRange) => Promise<Readable | null>
  /** Also well when nothing lies there. */
  remove: (key: string) => Promise<void>
}

const keyPattern = /^[0-9a-f]{2}\/[0-9a-f-]{36}$/

/** Random, and spread over folders so that none grows too large. */
export function newStorageKey(): string {
  const name = crypto.randomUUID()
  return `${name.slice(0, 2)}/${name}`
}

/** @throws RangeError for a key that we did not make, before it can become a path */
export function assertStorageKey(key: string): void {
  if (!keyPattern.test(key)) throw new RangeError('Not a key of the storage.')
}
