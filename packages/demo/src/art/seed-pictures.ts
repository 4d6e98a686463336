import { readFile } from 'node:fs/promises'
import type { Payload } from 'payload'
import sharp from 'sharp'
import { pictureId, pictures } from './pictures.ts'

/** A silent film of eight seconds, drawn as the others are (docs/licences-art.md). */
const film = { id: pictureId('tide film'), file: 'tide.webm' }

/** Draws the pictures of the demo world and puts them into the media library. What is there already is left alone. */
export async function seedPictures(payload: Payload): Promise<void> {
  const { docs } = await payload.find({
    collection: 'media',
    pagination: false,
    depth: 0,
    select: {},
    overrideAccess: true,
  })
  const known = new Set(docs.map(({ id }) => String(id)))
  for (const { id, file, draw, focal, words } of pictures) {
    if (known.has(id)) continue
    const data = await sharp(Buffer.from(draw())).webp({ quality: 88 }).toBuffer()
    await payload.create({
      collection: 'media',
      locale: 'en-GB',
      data: { id, ...words['en-GB'], focalX: focal?.x ?? 50, focalY: focal?.y ?? 50 },
      file: { data, mimetype: 'image/webp', name: file, size: data.length },
      overrideAccess: true,
    })
    for (const locale of ['da-DK', 'de-DE'] as const)
      await payload.update({ collection: 'media', id, locale, data: words[locale], overrideAccess: true })
  }
  if (known.has(film.id)) return
  const data = await readFile(new URL('./tide.webm', import.meta.url))
  await payload.create({
    collection: 'media',
    locale: 'en-GB',
    data: { id: film.id, alt: 'Waves in greens that rise and fall' },
    file: { data, mimetype: 'video/webm', name: film.file, size: data.length },
    overrideAccess: true,
  })
}
