/** A PNG of a few bytes that says it is 40,000 pixels wide and high. */
export function makeBomb(): Buffer {
  const chunk = Buffer.alloc(25)
  chunk.writeUInt32BE(13)
  chunk.write('IHDR', 4, 'latin1')
  chunk.writeUInt32BE(40_000, 8)
  chunk.writeUInt32BE(40_000, 12)
  chunk.set([8, 2, 0, 0, 0], 16)
  chunk.writeUInt32BE(crc32(chunk.subarray(4, 21)), 21)
  const data = Buffer.from([0, 0, 0, 0, 0x49, 0x44, 0x41, 0x54, 0x35, 0xaf, 0x06, 0x1e])
  return Buffer.concat([Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), chunk, data])
}

function crc32(bytes: Buffer): number {
  let crc = ~0
  for (const byte of bytes) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0)
  }
  return ~crc >>> 0
}
