import { type CollectionBeforeOperationHook, Forbidden } from 'payload'
import { hasRole } from './has-role.ts'

/**
 * Editors and translators save drafts; what visitors see is changed by publishers. Payload's access rules do not see
 * whether a write is a draft, and a plain update of a published page would go live at once, so the operation is looked at.
 */
export const onlyPublishersGoLive: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  const isWrite = operation === 'create' || operation === 'update' || operation === 'restoreVersion'
  if (!isWrite || !req.user || hasRole(req.user, 'publisher')) return
  const { draft, data } = args as { draft?: boolean; data?: { _status?: string } }
  if (draft !== true || data?._status === 'published') throw new Forbidden(req.t)
}
