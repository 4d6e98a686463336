import { type CollectionBeforeOperationHook, Forbidden } from 'payload'
import { hasRole } from './has-role.ts'
import { refusal } from './refusal.ts'

type Write = { draft?: boolean; data?: { _status?: string } }

/**
 * Editors and translators save drafts; what visitors see is changed by publishers. Payload's access rules do not see
 * whether a write is a draft, and a plain update of a published page would go live at once, so the operation is looked at.
 * A version holds all languages: bringing one back is not for those who may write only some.
 */
export const onlyPublishersGoLive: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  const isWrite = operation === 'create' || operation === 'update'
  if (!req.user) return
  if (operation === 'restoreVersion') {
    if (!hasRole(req.user, 'editor', 'publisher')) throw new Forbidden(req.t)
    // It would change at once what visitors see, in every language.
    if (!('draft' in args) || args.draft !== true)
      throw refusal('Bring a version back as a draft, then publish it.', 400)
    return
  }
  if (!isWrite) return
  const { draft, data } = args as Write
  const isDraft = draft === true && data?._status !== 'published'
  if (isDraft) return
  if (!hasRole(req.user, 'publisher')) throw new Forbidden(req.t)
  if (operation === 'update' && !('id' in args && args.id))
    throw refusal('Publish pages one by one: each is published in one language.', 400)
}
