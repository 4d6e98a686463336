import { drawPortraitParts, type Traits } from './portrait-parts.ts'

/** A drawing made from a donor's traits as SVG: no photograph and no likeness. */
export function drawPortrait(donor: Traits): string {
  const { head, face, body, hair, lips, beard, rest } = drawPortraitParts(donor)
  return [head, face, body, hair, lips, beard, ...rest].join('')
}
