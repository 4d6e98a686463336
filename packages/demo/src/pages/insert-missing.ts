import type { Locale } from '@kindred/domain/vocabulary'
import {
  type CollectionSlug,
  createLocalReq,
  type Payload,
  type RequiredDataFromCollectionSlug,
} from 'payload'

type Item<Slug extends CollectionSlug> = RequiredDataFromCollectionSlug<Slug> & { id: string }

/**
 * Creates what is not there yet, by id, in one transaction. `words` gives what
 * is written after all of them exist, by language.
 *
 * @returns how many were created
 */
export async function insertMissing<Slug extends CollectionSlug>(
  payload: Payload,
  collection: Slug,
  items: readonly Item<Slug>[],
  words: (id: string) => Partial<Record<Locale, Partial<RequiredDataFromCollectionSlug<Slug>>>> = () => ({}),
): Promise<number> {
  const { docs } = await payload.find({
    collection: collection as 'pages',
    pagination: false,
    depth: 0,
    select: {},
    overrideAccess: true,
  })
  const known = new Set(docs.map((doc) => String((doc as { id: unknown }).id)))
  const missing = items.filter((item) => !known.has(item.id))
  if (missing.length === 0) return 0
  const req = await createLocalReq({}, payload)
  const transactionID = (await payload.db.beginTransaction()) ?? undefined
  req.transactionID = transactionID
  try {
    for (const data of missing)
      await payload.create({
        collection,
        data: data as never,
        depth: 0,
        overrideAccess: true,
        req,
        locale: 'en-GB',
      })
    // Words come after all documents exist, since they may link to one another.
    for (const { id } of missing)
      for (const [locale, data] of Object.entries(words(id)))
        await payload.update({
          collection,
          id,
          data: data as never,
          locale: locale as Locale,
          depth: 0,
          overrideAccess: true,
          req,
        })
    if (transactionID !== undefined) await payload.db.commitTransaction(transactionID)
  } catch (error) {
    if (transactionID !== undefined) await payload.db.rollbackTransaction(transactionID)
    throw error
  }
  return missing.length
}
