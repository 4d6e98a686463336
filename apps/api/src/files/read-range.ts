import type { ByteRange } from './storage/file-storage.ts'

/**
 * Reads a `Range` header for a file of `length` bytes. One range is served; a header of several, or one that is no range of
 * bytes, is passed over as the standard allows (RFC 9110, 14.2): the whole file is sent.
 *
 * @returns the range, `whole`, or `unsatisfiable` (416)
 */
export function readRange(header: string | undefined, length: number): ByteRange | 'whole' | 'unsatisfiable' {
  const match = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.replace(/\s+/g, '') ?? '')
  if (!match) return 'whole'
  const [, from = '', to = ''] = match
  if (from === '' && to === '') return 'whole'
  if (from === '') {
    const count = Math.min(Number(to), length)
    return count === 0 ? 'unsatisfiable' : { first: length - count, last: length - 1 }
  }
  const first = Number(from)
  if (to !== '' && Number(to) < first) return 'whole'
  if (first >= length) return 'unsatisfiable'
  return { first, last: to === '' ? length - 1 : Math.min(Number(to), length - 1) }
}
