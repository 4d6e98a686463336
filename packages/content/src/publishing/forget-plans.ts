import type { CollectionBeforeDeleteHook } from 'payload'

/** What was planned for a page goes with it. */
export const forgetPlans: CollectionBeforeDeleteHook = async ({ id, req }) => {
  await req.payload.delete({
    collection: 'publish-plans',
    where: { page: { equals: id } },
    overrideAccess: true,
    req,
  })
}
