/** `?page=2`. The first page without one; null for what is no number of a page. */
export function readPageNumber(value: string | string[] | undefined): number | null {
  if (value === undefined) return 1
  return typeof value === 'string' && /^[1-9]\d{0,3}$/.test(value) ? Number(value) : null
}
