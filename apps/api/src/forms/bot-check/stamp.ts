import { createHmac, timingSafeEqual } from 'node:crypto'

/**
 * `page`: made with the page, which may be kept for long, so it has no end and serves forms without scripts.
 * `visit`: asked for by the form's script when a visitor comes; it lives a day.
 */
export type StampKind = 'page' | 'visit'

const shortest = 2_000
const longest = 24 * 3_600_000

/** A signed moment. Says nothing about a person. */
export function makeStamp(key: string, kind: StampKind, now: Date): string {
  const text = `${kind}.${now.getTime().toString(36)}`
  return `${text}.${sign(key, text)}`
}

/** What a stamp tells: forged or run out, too quick for a person, or fine and of which kind. */
export function readStamp(key: string, stamp: string, now: Date): 'wrong' | 'too-quick' | StampKind {
  const [kind = '', at = '', signature = ''] = stamp.split('.')
  const right = Buffer.from(sign(key, `${kind}.${at}`))
  const given = Buffer.from(signature)
  if (right.length !== given.length || !timingSafeEqual(right, given)) return 'wrong'
  const age = now.getTime() - Number.parseInt(at, 36)
  if (age < shortest) return 'too-quick'
  if (kind === 'page') return 'page'
  return age <= longest ? 'visit' : 'wrong'
}

const sign = (key: string, text: string) => createHmac('sha256', key).update(text).digest('base64url')
