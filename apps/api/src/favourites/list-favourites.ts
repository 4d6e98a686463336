import type { Favourite, FavouriteCards } from '@kindred/contracts/favourites'
import type { CustomerPrincipal } from '@kindred/contracts/principal'
import type { DonorRecord } from '../donors/donor-record.ts'
import { drawCard } from '../donors/draw-card.ts'
import { judgeDonor } from '../donors/judge-donor.ts'
import { loadDonors } from '../donors/load-donors.ts'
import { openMarket } from '../donors/market.ts'
import { readTies } from '../donors/read-ties.ts'
import { readClientType } from '../front-door/read-client-type.ts'
import type { RequestContext } from '../front-door/request-types.ts'
import type { Services } from '../services.ts'
import { type FavouriteRow, listFavouriteRows } from './favourite.store.ts'

type Kept = { row: FavouriteRow; donor: DonorRecord }

/** Which donors are kept (FAV-09); those that were taken down since are not among them. */
export async function listFavourites(
  { customerId, username }: CustomerPrincipal,
  services: Services,
): Promise<Favourite[]> {
  const kept = await readKept(customerId, services)
  return kept
    .filter(({ donor }) => isUp(donor))
    .map(({ donor }) => ({ donorGuid: donor.id, donorId: donor.code, userGuid: customerId, username }))
}

/**
 * The same in full (decision 5): each as this shop and treatment country see it now, so that a favourite that can no longer
 * be had says why. Of donors that were taken down, or that are there for siblings of others alone, only the name is left.
 */
export async function listFavouriteCards(
  customer: CustomerPrincipal,
  context: RequestContext,
  services: Services,
): Promise<FavouriteCards> {
  const { customerId } = customer
  const customerType = readClientType({ context, principal: customer })
  const market = openMarket({ ...context, customerType }, services.reference(), services.now())
  const [kept, ties] = await Promise.all([
    readKept(customerId, services),
    readTies(services, customerId, market.rules),
  ])
  const cards: FavouriteCards = { favourites: [], gone: [] }
  for (const { row, donor } of kept) {
    const judged = judgeDonor(donor, market, ties.get(donor.id))
    const { note } = row
    // What hides a donor from lists of strangers (another shop, no stock for long) does not hide a favourite.
    if (isUp(donor) && !judged.reasons.some(({ code }) => code === 'siblings-only'))
      cards.favourites.push({
        ...drawCard(donor, judged, market),
        note,
        savedAt: row.createdAt.toISOString(),
      })
    else cards.gone.push({ donorGuid: donor.id, donorId: donor.code, name: donor.alias, note })
  }
  return cards
}

const isUp = ({ isPublished, isBlocked }: DonorRecord) => isPublished && !isBlocked

/** In the order in which they were kept, the newest first. */
async function readKept(customerId: string, services: Services): Promise<Kept[]> {
  const rows = await listFavouriteRows(services.db, customerId)
  if (rows.length === 0) return []
  const donors = await loadDonors(
    services,
    rows.map(({ donorId }) => donorId),
  )
  const byId = new Map(donors.map((donor) => [donor.id, donor]))
  return rows.flatMap((row) => {
    const donor = byId.get(row.donorId)
    return donor ? [{ row, donor }] : []
  })
}
