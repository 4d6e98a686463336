import type { Payload } from 'payload'
import sharp from 'sharp'
import { pictureId } from '../art/pictures.ts'
import { drawPicture } from './blog/draw-picture.ts'
import type { Picture } from './blog/pictures.ts'

/** Draws the pictures that are not in the media library yet and uploads them as an editor would. */
export async function insertPictures(payload: Payload, pictures: readonly Picture[]): Promise<void> {
  for (const picture of pictures) {
    const id = pictureId(picture.name)
    const { totalDocs } = await payload.count({
      collection: 'media',
      where: { id: { equals: id } },
      overrideAccess: true,
    })
    if (totalDocs > 0) continue
    const data = await sharp(Buffer.from(drawPicture(picture)))
      .webp({ quality: 82, effort: 2 })
      .toBuffer()
    await payload.create({
      collection: 'media',
      data: { id, alt: picture.alt['en-GB'] } as never,
      file: { data, name: `blog-${picture.name}.webp`, mimetype: 'image/webp', size: data.length },
      locale: 'en-GB',
      depth: 0,
      overrideAccess: true,
    })
    for (const locale of ['da-DK', 'de-DE', 'fr-FR', 'es-ES'] as const)
      await payload.update({
        collection: 'media',
        id,
        data: { alt: picture.alt[locale] },
        locale,
        depth: 0,
        overrideAccess: true,
      })
  }
}
