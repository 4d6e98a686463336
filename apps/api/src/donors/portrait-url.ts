import { createHash } from 'node:crypto'

type Traits = { code: string; hairColour: string; skinTone: string }

/** Address of a donor's drawing; it changes with the traits it shows, so that it may be kept for ever. */
export function portraitUrl({ code, hairColour, skinTone }: Traits): string {
  const version = createHash('sha1').update(`2|${hairColour}|${skinTone}`).digest('base64url').slice(0, 6)
  return `/media/portraits/${code}.svg?v=${version}`
}
