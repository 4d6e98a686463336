/**
 * UPL-04: letters, digits, hyphen, tab, space, underscore and dot; no two dots in a row, none at the start or the end, and
 * not beginning with `_vti_`. A letter is one of any script, with its marks, since people name files in their own.
 */
const allowed = /^[\p{L}\p{M}\p{Nd}\-\t _.]+$/u

export function isValidFileName(name: string): boolean {
  return (
    allowed.test(name) &&
    !name.includes('..') &&
    !name.startsWith('.') &&
    !name.endsWith('.') &&
    !name.toLowerCase().startsWith('_vti_')
  )
}
