import type { Matches } from '@kindred/domain/forms/check-text'
import { RE2JS } from 're2js'

const compiled = new Map<string, RE2JS | null>()
const kept = 500

/**
 * Looks for a pattern that staff wrote, in time that grows with the text alone: there is no backtracking, so
 * `^(a+)+$` stops neither a browser nor a server. Look-around and back references do not exist here; the editor refuses
 * them at saving. What was saved all the same and cannot be read lets every text pass, rather than lock visitors out.
 */
export const matchPattern: Matches = (pattern, text) => compile(pattern)?.test(text) ?? true

/** Why a pattern cannot be used, or null. Shown to the editor at saving. */
export function explainPattern(pattern: string): string | null {
  if (pattern.length > 500) return 'Write at most 500 characters.'
  try {
    RE2JS.compile(RE2JS.translateRegExp(pattern))
    return null
  } catch (error) {
    return `This pattern cannot be used: ${error instanceof Error ? error.message : 'it is not valid'}. Look-around and back references are not possible.`
  }
}

function compile(pattern: string): RE2JS | null {
  const known = compiled.get(pattern)
  if (known !== undefined) return known
  if (compiled.size >= kept) compiled.clear()
  let made: RE2JS | null = null
  try {
    made = RE2JS.compile(RE2JS.translateRegExp(pattern))
  } catch {
    // Said above: no rule rather than a locked form.
  }
  compiled.set(pattern, made)
  return made
}
