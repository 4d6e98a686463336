import { stat } from 'node:fs/promises'
import { join } from 'node:path'

const types: Record<string, string> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
  gif: 'image/gif',
  pdf: 'application/pdf',
  mp4: 'video/mp4',
  webm: 'video/webm',
}

export type LibraryFile = {
  path: string
  type: string
  size: number
  /** Changes with the content. */
  version: string
}

/**
 * A file of the media library by its name; null for one that is not there. A name never leads out of the library: it has
 * no slash and begins with a letter, a digit or an underscore.
 */
export async function findLibraryFile(dataDirectory: string, name: string): Promise<LibraryFile | null> {
  const ending = /^[\p{L}\p{N}_][\p{L}\p{M}\p{N}_ .()-]{0,150}\.([a-z\d]{3,4})$/iu
    .exec(name)?.[1]
    ?.toLowerCase()
  const type = ending && types[ending]
  if (!type) return null
  const path = join(dataDirectory, 'media', name)
  const found = await stat(path).catch(() => null)
  if (!found?.isFile()) return null
  return {
    path,
    type,
    size: found.size,
    version: `${found.size.toString(36)}-${Math.round(found.mtimeMs).toString(36)}`,
  }
}

/** An address that carries the version of the file (`?v=`) is for ever; one without is asked for again after a day. */
export function libraryCacheControl(query: unknown): string {
  const isVersioned = typeof query === 'object' && query !== null && 'v' in query
  return isVersioned
    ? 'public, max-age=31536000, immutable'
    : 'public, max-age=86400, stale-while-revalidate=604800'
}
