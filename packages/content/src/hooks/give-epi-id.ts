import type { CollectionBeforeValidateHook } from 'payload'

/** Every page has a number that outside systems know it by; a new one takes the next. */
export const giveEpiId: CollectionBeforeValidateHook = async ({ data, operation, req }) => {
  if (operation !== 'create' || !data || data.epiId) return data
  const { docs } = await req.payload.find({
    collection: 'pages',
    sort: '-epiId',
    limit: 1,
    depth: 0,
    select: { epiId: true },
    overrideAccess: true,
    req,
  })
  return { ...data, epiId: Math.max(1000, Number(docs[0]?.epiId ?? 0) + 1) }
}
