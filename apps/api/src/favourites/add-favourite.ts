import type { Favourite, favouriteBodySchema } from '@kindred/contracts/favourites'
import type { CustomerPrincipal } from '@kindred/contracts/principal'
import { ok, type Result, refuse } from '@kindred/domain/result'
import type { z } from 'zod'
import { loadDonors } from '../donors/load-donors.ts'
import type { Services } from '../services.ts'
import { addFavouriteRow, countFavourites } from './favourite.store.ts'

/** More than anybody compares; beyond it the list is no help. */
export const mostFavourites = 200

/**
 * Keeps a donor in mind (FAV-02, FAV-08). It reserves nothing, so it asks neither law nor stock: who is not offered now may
 * be later. Asked twice it is kept once.
 */
export async function addFavourite(
  customer: CustomerPrincipal,
  { userGuid, donorId, donorGuid }: z.output<typeof favouriteBodySchema>,
  services: Services,
): Promise<Result<Favourite>> {
  const { db, now } = services
  if (userGuid !== customer.customerId)
    return refuse('other-user', 'Favourites are kept for oneself.', { field: 'userGuid' })
  const [donor] = await loadDonors(services, [donorGuid])
  if (!donor?.isPublished || donor.isBlocked)
    return refuse('unknown-donor', 'There is no such donor.', { field: 'donorGuid' })
  if (donor.code !== donorId)
    return refuse('donor-mismatch', 'Number and id name different donors.', { field: 'donorId' })
  if ((await countFavourites(db, customer.customerId)) >= mostFavourites)
    return refuse('too-many-favourites', 'Remove a favourite before you add another.', {
      data: { limit: mostFavourites },
    })
  await addFavouriteRow(db, customer.customerId, donorGuid, now())
  return ok({ donorGuid, donorId, userGuid, username: customer.username })
}
