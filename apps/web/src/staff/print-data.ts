/** The figures of a check or a reason on one line: lists with commas, nothing for what is empty or zero. */
export function printData(data: Record<string, unknown>): string {
  return Object.values(data)
    .flatMap((value) => (Array.isArray(value) ? value : [value]))
    .filter((value) => typeof value === 'string' || (typeof value === 'number' && value !== 0))
    .join(', ')
}
