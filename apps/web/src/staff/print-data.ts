/** The figures of a check or a reason on one line: lists with commas, nothing for what is empty. */
export function printData(data: Record<string, unknown>): string {
  return Object.values(data)
    .flatMap((value) => (Array.isArray(value) ? value : [value]))
    .filter((value) => typeof value === 'string' || typeof value === 'number')
    .join(', ')
}
