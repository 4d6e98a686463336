import type { DonorDetail } from '@kindred/contracts/donors'
import sharp from 'sharp'
import type { DocumentOrder } from '../../print/printer.ts'
import type { Services } from '../../services.ts'
import { drawPortrait } from '../drawings/draw-portrait.ts'
import { findDonor } from '../find-donor.ts'
import type { MediaRow } from '../media/donor-media.store.ts'
import { readMedia } from '../media/open-media.ts'
import type { ShownDonor } from '../show-donor.ts'
import type { PrintedPicture, ProfileDocumentProps } from './profile-document.tsx'
import { type ProfileWords, writeProfile } from './profile-words.ts'

/** Pixels of a printed picture's longer edge. */
const printedEdge = 700

/**
 * The profile to be printed: what this reader was shown and nothing else.
 *
 * @param locale as in a path, such as `da-dk`
 */
export async function orderProfile(
  services: Services,
  { detail, media }: Pick<ShownDonor, 'detail' | 'media'>,
  locale: string,
): Promise<DocumentOrder<Omit<ProfileDocumentProps, 'fonts'>>> {
  const words = await writeProfile(detail, locale, services.now())
  const shown = (id: string) => media.find((row) => row.id === id)
  const [portrait, pictures, handwriting] = await Promise.all([
    printPortrait(services, detail, words),
    Promise.all(
      detail.photos.map(({ id, kind, isDrawn }) =>
        printPicture(
          services,
          shown(id),
          isDrawn ? `${words.captions[kind]}. ${words.captions.drawn}` : words.captions[kind],
        ),
      ),
    ),
    printPicture(
      services,
      detail.handwriting ? shown(detail.handwriting.id) : undefined,
      words.captions.handwriting,
    ),
  ])
  const [language = 'en'] = locale.split('-')
  return {
    kind: 'profile',
    locale,
    props: {
      words,
      language,
      portrait,
      pictures: pictures.filter((picture) => picture !== null),
      handwriting,
    },
  }
}

async function printPortrait(
  services: Services,
  { donorId }: DonorDetail,
  words: ProfileWords,
): Promise<PrintedPicture> {
  const donor = await findDonor(services, donorId)
  if (!donor) throw new Error('The donor went while it was printed')
  const bytes = await sharp(Buffer.from(drawPortrait(donor)))
    .resize(480, 480)
    .png()
    .toBuffer()
  return { bytes, width: 480, height: 480, caption: words.captions.drawing }
}

/** Documents take no WebP. Null where the picture is not there any more. */
async function printPicture(
  services: Services,
  row: MediaRow | undefined,
  caption: string,
): Promise<PrintedPicture | null> {
  const bytes = row && (await readMedia(services, row))
  if (!bytes) return null
  const { data, info } = await sharp(bytes)
    .resize({ width: printedEdge, height: printedEdge, fit: 'inside', withoutEnlargement: true })
    .jpeg({ quality: 84 })
    .toBuffer({ resolveWithObject: true })
  return { bytes: data, width: info.width, height: info.height, caption }
}
