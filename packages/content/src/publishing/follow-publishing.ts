import type { CollectionAfterChangeHook } from 'payload'
import { alignVersion, takeOffline } from './take-offline.ts'

/** What publishing leaves to do once the page is written. */
export const followPublishing: CollectionAfterChangeHook = async ({ doc, req }) => {
  if (req.context.takesOffline) await takeOffline(req, doc.id)
  else if (req.user || req.context.publishes) await alignVersion(req, doc.id)
}
