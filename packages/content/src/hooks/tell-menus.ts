import { sql } from '@payloadcms/db-postgres/drizzle'
import type { CollectionAfterChangeHook, CollectionAfterDeleteHook } from 'payload'
import { runInTransactionOf } from './run-in-transaction-of.ts'

const shown = [
  'title',
  'slug',
  'isPublished',
  '_status',
  'shops',
  'visitorTypes',
  'parent',
  'area',
  'kind',
] as const

/**
 * Menus stand on every page and show titles and paths of others: when one of these changes, all menus are made anew.
 * Changed texts of a page alone concern only itself (the database tells that by trigger).
 */
export const tellMenus: CollectionAfterChangeHook = async ({ doc, previousDoc, req }) => {
  // Menus show what is published.
  if (req.context.savesDraft) return
  const print = (page: Record<string, unknown> | undefined) =>
    JSON.stringify(shown.map((key) => page?.[key] ?? null))
  if (print(doc) !== print(previousDoc)) await runInTransactionOf(req, tell)
}

export const tellMenusOfDeleted: CollectionAfterDeleteHook = async ({ req }) => runInTransactionOf(req, tell)

const tell = sql`select pg_notify('pages_changed', 'navigation')`
