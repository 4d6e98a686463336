import { isOneOf, locales } from '@kindred/domain/vocabulary'
import { type Endpoint, Forbidden } from 'payload'
import { hasRole } from '../access/has-role.ts'
import { refusal } from '../access/refusal.ts'
import { takeOffline } from './take-offline.ts'

/** Takes one language of a page away from visitors, in one transaction. */
export const offlineEndpoint: Endpoint = {
  path: '/:id/offline',
  method: 'post',
  handler: async (req) => {
    if (!hasRole(req.user, 'publisher')) throw new Forbidden(req.t)
    const locale = req.searchParams.get('locale')
    if (!isOneOf(locales, locale)) throw refusal('Choose a language.', 400)
    const { db } = req.payload
    const id = String(req.routeParams?.id ?? '')
    // Refuses what is not there.
    await req.payload.findByID({ collection: 'pages', id, depth: 0, overrideAccess: false, req })
    const started = await db.beginTransaction()
    req.transactionID = started ?? undefined
    try {
      await takeOffline(req, id, [locale])
      if (started) await db.commitTransaction(started)
    } catch (error) {
      if (started) await db.rollbackTransaction(started)
      throw error
    }
    return Response.json({ locale })
  },
}
