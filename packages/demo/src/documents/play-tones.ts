const rate = 8000

/** A few soft tones as WAV (8 bit, 8 kHz, one channel), the same bytes at every start. */
export function playTones(frequencies: readonly number[], secondsEach = 0.6): Buffer {
  const each = Math.round(rate * secondsEach)
  const samples = Buffer.alloc(each * frequencies.length)
  frequencies.forEach((frequency, tone) => {
    for (let at = 0; at < each; at += 1) {
      // Rises and fades within each tone, so that nothing clicks.
      const loudness = Math.sin((Math.PI * at) / each) * 60
      samples[tone * each + at] = 128 + Math.round(loudness * Math.sin((2 * Math.PI * frequency * at) / rate))
    }
  })
  const head = Buffer.alloc(44)
  head.write('RIFF', 0)
  head.writeUInt32LE(36 + samples.length, 4)
  head.write('WAVEfmt ', 8)
  head.writeUInt32LE(16, 16)
  head.writeUInt16LE(1, 20)
  head.writeUInt16LE(1, 22)
  head.writeUInt32LE(rate, 24)
  head.writeUInt32LE(rate, 28)
  head.writeUInt16LE(1, 32)
  head.writeUInt16LE(8, 34)
  head.write('data', 36)
  head.writeUInt32LE(samples.length, 40)
  return Buffer.concat([head, samples])
}
