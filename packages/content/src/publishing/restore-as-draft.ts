import { type Endpoint, restoreVersionOperation } from 'payload'

/**
 * Takes the place of the built-in call: an old version always comes back as a draft. Publishing it, language by language,
 * is a step of its own.
 */
export const restoreAsDraft: Endpoint = {
  path: '/versions/:id',
  method: 'post',
  handler: async (req) => {
    const collection = req.payload.collections.pages
    const id = String(req.routeParams?.id ?? '')
    const doc = await restoreVersionOperation({ id, collection, depth: 0, draft: true, req })
    return Response.json({ ...doc, message: req.t('version:restoredSuccessfully') })
  },
}
