import type { Tier } from '../vocabulary.ts'
import { maySeePart, type ProfileReader } from './profile-access.ts'

type Photo = { readonly kind: 'childhoodPhoto' | 'adultPhoto'; readonly position: number }

/**
 * DON-03: the one photograph of a card. A grown-up face where the reader may see it, else the child’s; for a visitor
 * none, so the card keeps its drawing.
 */
export function chooseProfilePhoto<One extends Photo>(
  photos: readonly One[],
  tier: Tier,
  reader: ProfileReader,
): One | null {
  const first = (kind: Photo['kind']) =>
    photos.filter((photo) => photo.kind === kind).sort((a, b) => a.position - b.position)[0] ?? null
  const adult = maySeePart('adultPhotos', tier, reader) ? first('adultPhoto') : null
  return adult ?? (maySeePart('childhoodPhotos', tier, reader) ? first('childhoodPhoto') : null)
}
