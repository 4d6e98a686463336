import type { Locale } from '@kindred/domain/vocabulary'
import type { CollectionBeforeOperationHook } from 'payload'
import { prepareLiveVersion } from './prepare-live-version.ts'

type Write = {
  id?: string
  draft?: boolean
  data?: Record<string, unknown>
  publishSpecificLocale?: string
}

/**
 * Publishing concerns one language: the one that is being edited, or the one that is named. What other languages have in
 * drafts stays in drafts, and what they show stays as it is. Fields that are no matter of language go live with it.
 *
 * Writes without a person (the demo's pages) say themselves what is published; a plan names its language.
 */
export const publishOneLanguage = (async ({ args, operation, req }) => {
  if (operation !== 'create' && operation !== 'update') return
  const write = args as Write
  const { context } = req
  context.takesOffline = false
  context.publishes = undefined
  context.savesDraft = write.draft === true && write.data?._status !== 'published'
  if (context.savesDraft || !write.data) return
  if (write.data._status === 'draft') {
    context.takesOffline = true
    return
  }
  if (!req.user && !write.publishSpecificLocale) return
  const locale = (write.publishSpecificLocale ?? req.locale) as Locale
  context.publishes = locale
  const data = { ...write.data, _status: 'published', isPublished: true }
  // Nothing of the page is to be seen yet: there is nothing to keep apart.
  const isLive = operation === 'update' && write.id && (await prepareLiveVersion(req, write.id))
  return { ...args, data, publishSpecificLocale: isLive ? locale : undefined } as typeof args
}) as CollectionBeforeOperationHook
