import type { CollectionBeforeChangeHook } from 'payload'
import { hasRole } from './has-role.ts'
import { refusal } from './refusal.ts'

/**
 * BLK-09: a script of others sees everything that a visitor sees. One staff role places and changes them; everybody who
 * may write the page may take them away, or publish what that role placed.
 */
export const onlyScriptsRolePlacesScripts: CollectionBeforeChangeHook = ({ data, originalDoc, req }) => {
  if (!req.user || hasRole(req.user, 'scripts')) return data
  const before = new Set(findScripts(originalDoc))
  if (findScripts(data).every((script) => before.has(script))) return data
  throw refusal('Scripts of others are placed by script editors only.', 403)
}

/** Every script block of a page, whichever region, column or language it stands in, as text that can be compared. */
function findScripts(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(findScripts)
  if (typeof value !== 'object' || value === null) return []
  const { blockType, src, consent } = value as Record<string, unknown>
  if (blockType === 'scriptInjection') return [JSON.stringify([src, consent])]
  return Object.values(value).flatMap(findScripts)
}
