import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { humVoice } from '../drawings/hum-voice.ts'
import { stripMedia } from './strip-media.ts'

const chunk = (name: string, body: string) => {
  const head = Buffer.alloc(8)
  head.write(name, 0)
  head.writeUInt32LE(body.length, 4)
  return Buffer.concat([head, Buffer.from(body, 'latin1'), Buffer.alloc(body.length % 2)])
}

/** Frames of MPEG 1, layer III, 128 kbit/s, 44.1 kHz: 417 bytes and 1152 samples each. */
const frames = (count: number) => {
  const frame = Buffer.alloc(417)
  frame.writeUInt32BE(0xfffb9000)
  return Buffer.concat(Array.from({ length: count }, () => frame))
}

const photograph = () =>
  sharp({ create: { width: 2400, height: 1200, channels: 3, background: '#a06040' } })
    .withExif({
      IFD0: { Artist: 'Rasmus Invented', Make: 'Camera of Rasmus' },
      IFD3: { GPSLatitude: '56/1 9/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()

describe('what is kept of a photograph', () => {
  it('is the picture alone, upright and no larger than a page needs: no place, name, device or time', async () => {
    const bytes = await photograph()
    expect(bytes.toString('latin1')).toContain('Rasmus')
    const kept = await stripMedia('childhoodPhoto', bytes)
    if (!kept.ok) throw new Error(kept.error.code)
    expect(kept.value).toMatchObject({ contentType: 'image/webp', width: 800, height: 1600, seconds: null })
    expect(kept.value.bytes.toString('latin1')).not.toMatch(/Rasmus|Camera|EXIF|Exif|XMP|GPS|ICCP/)
    const told = await sharp(kept.value.bytes).metadata()
    expect([told.exif, told.xmp, told.iptc, told.orientation]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ])
  })

  it.each(['', 'not a picture', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'])(
    'takes %j for none',
    async (text) => {
      const kept = await stripMedia('adultPhoto', Buffer.from(text))
      expect(kept).toMatchObject({ ok: false, error: { code: 'media-not-readable' } })
    },
  )
})

describe('what is kept of a recording', () => {
  it('is the sound of a WAV without its titles, and how long it is', async () => {
    const plain = humVoice('K1', 2)
    const told = Buffer.concat([
      plain.subarray(0, 36),
      chunk('LIST', 'INFOIART by Rasmus at home'),
      plain.subarray(36),
      chunk('id3 ', 'Rasmus'),
    ])
    told.writeUInt32LE(told.length - 8, 4)
    const kept = await stripMedia('audio', told)
    if (!kept.ok) throw new Error(kept.error.code)
    expect(kept.value).toMatchObject({ contentType: 'audio/wav', seconds: 2, width: null })
    expect(kept.value.bytes.equals(plain)).toBe(true)
  })

  it('is the frames of an MP3 without the tags before, between and behind them', async () => {
    const cover = Buffer.from('Rasmus Invented, at home')
    const tag = Buffer.concat([Buffer.from([0x49, 0x44, 0x33, 4, 0, 0, 0, 0, 0, cover.length]), cover])
    const kept = await stripMedia(
      'audio',
      Buffer.concat([tag, frames(40), Buffer.from('APETAGEX Rasmus'), frames(40), Buffer.from('TAGRasmus')]),
    )
    if (!kept.ok) throw new Error(kept.error.code)
    expect(kept.value).toMatchObject({ contentType: 'audio/mpeg', seconds: 3 })
    expect(kept.value.bytes.equals(frames(80))).toBe(true)
  })

  it.each([
    ['empty', Buffer.alloc(0)],
    ['text', Buffer.from('hello')],
    ['cut short', humVoice('K1', 2).subarray(0, 900)],
    ['without sound', humVoice('K1', 1).subarray(0, 36)],
    ['one frame', frames(1)],
    ['a picture', Buffer.from([0xff, 0xd8, 0xff, 0xe0])],
  ])('takes what is %s for none', async (_, bytes) => {
    expect(await stripMedia('audio', bytes)).toMatchObject({
      ok: false,
      error: { code: 'media-not-readable' },
    })
  })
})
