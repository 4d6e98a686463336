import { createHash } from 'node:crypto'

const rate = 16_000
/** A vowel as four overtones and how loud each is. */
const vowels = [
  [1, 0.7, 0.5, 0.12],
  [1, 0.35, 0.12, 0.3],
  [1, 0.9, 0.2, 0.05],
  [1, 0.5, 0.4, 0.3],
]
/** Steps of a calm melody above the lowest note, in half tones. */
const steps = [0, 2, 4, 7, 5, 4, 2, 0, -3, 0, 4, 5]

/**
 * What stands in for a voice in the demo world: somebody who hums, syllable by syllable, the same for the same donor for
 * ever. WAV, 16 bit, 16 kHz, one channel; exactly so many seconds.
 */
export function humVoice(code: string, seconds: number): Buffer {
  const dice = createHash('sha1').update(code).digest()
  const lowest = 98 + dice.readUInt8(0) * 0.4
  const samples = new Int16Array(rate * seconds)
  let phase = 0
  let start = Math.round(rate * 0.15)
  for (let syllable = 0; start < samples.length; syllable += 1) {
    const chance = dice.readUInt8(syllable % 20)
    const isPause = syllable % 9 === 8
    const length = Math.round(rate * (isPause ? 0.5 : 0.22 + (chance % 5) * 0.06))
    const pitch = lowest * 2 ** ((steps[(syllable + chance) % steps.length] ?? 0) / 12)
    const vowel = vowels[chance % vowels.length] ?? []
    for (let at = 0; !isPause && at < length && start + at < samples.length; at += 1) {
      // The voice slides a little and swells, so that nothing clicks.
      phase += (2 * Math.PI * pitch * (1 + 0.012 * Math.sin((2 * Math.PI * 5 * at) / rate))) / rate
      const swell = Math.sin((Math.PI * at) / length) ** 0.6
      const tone = vowel.reduce((sum, loud, overtone) => sum + loud * Math.sin(phase * (overtone + 1)), 0)
      samples[start + at] = Math.round(tone * swell * 5_600)
    }
    start += length
  }
  return Buffer.concat([printHead(samples.byteLength), Buffer.from(samples.buffer)])
}

function printHead(bytes: number): Buffer {
  const head = Buffer.alloc(44)
  head.write('RIFF', 0)
  head.writeUInt32LE(36 + bytes, 4)
  head.write('WAVEfmt ', 8)
  head.writeUInt32LE(16, 16)
  head.writeUInt16LE(1, 20)
  head.writeUInt16LE(1, 22)
  head.writeUInt32LE(rate, 24)
  head.writeUInt32LE(rate * 2, 28)
  head.writeUInt16LE(2, 32)
  head.writeUInt16LE(16, 34)
  head.write('data', 36)
  head.writeUInt32LE(bytes, 40)
  return head
}
