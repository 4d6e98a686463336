/** Kilobits a second by their number in a frame: MPEG 1, and MPEG 2 and 2.5, layer III. */
const bitRates = [
  [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
]
const sampleRates: Readonly<Record<number, readonly number[]>> = {
  3: [44_100, 48_000, 32_000],
  2: [22_050, 24_000, 16_000],
  0: [11_025, 12_000, 8_000],
}

/**
 * An MP3 with its frames of sound alone: what stands before, between and behind them (ID3 with names, places, covers) is
 * left away. Seconds are whole, rounded up. Null for what has fewer than two frames in a row.
 */
export function stripMp3(bytes: Buffer): { bytes: Buffer; contentType: string; seconds: number } | null {
  const frames: Buffer[] = []
  let seconds = 0
  for (let at = skipTag(bytes); at + 4 <= bytes.length; ) {
    const frame = readFrame(bytes, at)
    if (!frame || at + frame.length > bytes.length) {
      at += 1
      continue
    }
    frames.push(bytes.subarray(at, at + frame.length))
    seconds += frame.seconds
    at += frame.length
  }
  if (frames.length < 2) return null
  return { bytes: Buffer.concat(frames), contentType: 'audio/mpeg', seconds: Math.ceil(seconds) }
}

/** Where the tag in front ends; its length is written in four times seven bits. */
function skipTag(bytes: Buffer): number {
  if (bytes.toString('latin1', 0, 3) !== 'ID3' || bytes.length < 10) return 0
  return 10 + [6, 7, 8, 9].reduce((sum, at) => sum * 128 + (bytes.readUInt8(at) & 127), 0)
}

function readFrame(bytes: Buffer, at: number): { length: number; seconds: number } | null {
  const head = bytes.readUInt32BE(at)
  const version = (head >>> 19) & 3
  const isLayer3 = ((head >>> 17) & 3) === 1
  if (head >>> 21 !== 0x7ff || version === 1 || !isLayer3) return null
  const bitRate = bitRates[version === 3 ? 0 : 1]?.[(head >>> 12) & 15]
  const sampleRate = sampleRates[version]?.[(head >>> 10) & 3]
  if (!bitRate || !sampleRate) return null
  const samples = version === 3 ? 1152 : 576
  const length = Math.floor(((samples / 8) * bitRate * 1000) / sampleRate) + ((head >>> 9) & 1)
  return { length, seconds: samples / sampleRate }
}
