import type { MediaRow } from './media.store.ts'

/** BLK-38: address of an editor’s picture at the backend, which stays; with its version it may be kept for ever. */
export function mediaUrl(filename: string, version?: string): string {
  return `/media/${encodeURIComponent(filename)}${version ? `?v=${version}` : ''}`
}

/** A picture as blocks and posts give it (BLK-25). */
export function toImage(row: MediaRow | undefined) {
  if (!row) return null
  const { filename, version, alt, title, width, height, focalX, focalY } = row
  const imageURL = mediaUrl(filename, version)
  return { imageURL, alternativeText: alt ?? '', title, width, height, focalX, focalY }
}
