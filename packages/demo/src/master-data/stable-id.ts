import { createHash } from 'node:crypto'

/** The same UUID for the same name on every machine, so that the demo world can point at itself and be told again. */
export function stableId(name: string): string {
  const hex = createHash('sha256').update(`kindred-demo ${name}`).digest('hex')
  const variant = ((Number.parseInt(hex.slice(16, 18), 16) & 0x3f) | 0x80).toString(16)
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `5${hex.slice(13, 16)}`,
    variant + hex.slice(18, 20),
    hex.slice(20, 32),
  ].join('-')
}
