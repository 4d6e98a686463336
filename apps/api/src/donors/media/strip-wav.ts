/** The two pieces a player needs; titles, names and notes stand in others. */
const neededChunks = ['fmt ', 'data']

/** A WAV with nothing but its sound, and its length in whole seconds (rounded up); null for what is none. */
export function stripWav(bytes: Buffer): { bytes: Buffer; contentType: string; seconds: number } | null {
  if (bytes.toString('latin1', 0, 4) !== 'RIFF' || bytes.toString('latin1', 8, 12) !== 'WAVE') return null
  const kept = new Map<string, Buffer>()
  for (let at = 12; at + 8 <= bytes.length; ) {
    const name = bytes.toString('latin1', at, at + 4)
    const length = bytes.readUInt32LE(at + 4)
    if (at + 8 + length > bytes.length) return null
    if (neededChunks.includes(name) && !kept.has(name)) kept.set(name, bytes.subarray(at, at + 8 + length))
    at += 8 + length + (length % 2)
  }
  const [format, data] = neededChunks.map((name) => kept.get(name))
  if (!format || !data || format.length < 24) return null
  const perSecond = format.readUInt32LE(16)
  if (perSecond === 0) return null
  const body = Buffer.concat([format, data, Buffer.alloc(data.length % 2)])
  const head = Buffer.alloc(12)
  head.write('RIFF', 0)
  head.writeUInt32LE(4 + body.length, 4)
  head.write('WAVE', 8)
  return {
    bytes: Buffer.concat([head, body]),
    contentType: 'audio/wav',
    seconds: Math.ceil((data.length - 8) / perSecond),
  }
}
