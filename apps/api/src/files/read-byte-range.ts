/**
 * The part of a file that a `Range` header asks for, both ends included. `none` without one or for a form that we do not
 * serve in parts (several ranges): the whole file is a right answer to it (RFC 9110, 14.2).
 */
export function readByteRange(
  header: string | undefined,
  size: number,
): { start: number; end: number } | 'none' | 'unsatisfiable' {
  const found = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '')
  if (!found || (found[1] === '' && found[2] === '')) return 'none'
  const [, from = '', to = ''] = found
  if (from === '') {
    const length = Math.min(Number(to), size)
    return length === 0 ? 'unsatisfiable' : { start: size - length, end: size - 1 }
  }
  const start = Number(from)
  const end = to === '' ? size - 1 : Math.min(Number(to), size - 1)
  if (to !== '' && Number(to) < start) return 'none'
  return start >= size ? 'unsatisfiable' : { start, end }
}
