import type { ListDetails } from '@kindred/contracts/donors'
import type { Principal } from '@kindred/contracts/principal'
import { readFaceScores } from '../face-matching/read-face-scores.ts'
import { readClientType } from '../front-door/read-client-type.ts'
import type { RequestContext } from '../front-door/request-types.ts'
import type { Services } from '../services.ts'
import type { DonorRecord } from './donor-record.ts'
import { drawCard } from './draw-card.ts'
import { findReader } from './find-reader.ts'
import { judgeDonor } from './judge-donor.ts'
import { loadDonors } from './load-donors.ts'
import { openMarket } from './market.ts'
import { listMedia } from './media/donor-media.store.ts'
import { type Lending, startLending } from './media/lend-media.ts'
import { readTies } from './read-ties.ts'

/** Cards for one reader; `records` are the donors behind them. */
export type DrawnCards = { answer: ListDetails; lending: Lending | null; records: DonorRecord[] }

/**
 * The cards of these donors as this reader sees them from this market, each once and in the order asked for (DON-11). Who
 * was taken down, withdrawn or is for siblings of others is named as missing, like an id that never was.
 */
export async function drawCards(
  services: Services,
  asked: { ids: readonly string[]; context: RequestContext; principal: Principal },
): Promise<DrawnCards> {
  const { pool, reference, now } = services
  const ids = [...new Set(asked.ids)]
  const { customer, reader } = await findReader(services, asked.principal)
  const market = openMarket({ ...asked.context, customerType: readClientType(asked) }, reference(), now())
  const [donors, media, ties, scores] = await Promise.all([
    loadDonors(services, ids),
    customer ? listMedia(pool, ids) : [],
    customer ? readTies(services, customer.customerId, market.rules) : null,
    readFaceScores(services, { ...asked, donorIds: ids }),
  ])
  const lending = customer ? startLending(services, customer) : null
  const byId = new Map(donors.map((donor) => [donor.id, donor]))
  const answer: ListDetails = { donors: [], missing: [], addressesEndAt: null }
  const records: DonorRecord[] = []
  for (const id of ids) {
    const donor = byId.get(id)
    const judged = donor && judgeDonor(donor, market, ties?.get(id))
    if (!donor || !judged || !(judged.visible || judged.isHiddenByLaw)) {
      answer.missing.push(id)
      continue
    }
    records.push(donor)
    const faceMatchingScore = scores.get(id) ?? null
    const card = drawCard(donor, judged, market, { media, reader, lend: lending?.lend })
    answer.donors.push({ ...card, faceMatchingScore })
  }
  const isLent = lending !== null && answer.donors.some(({ profilePhotoUrl }) => profilePhotoUrl !== null)
  if (isLent) answer.addressesEndAt = new Date(lending.expires).toISOString()
  return { answer, lending: isLent ? lending : null, records }
}
