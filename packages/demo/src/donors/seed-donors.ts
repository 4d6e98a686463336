import type { ClientBase } from 'pg'
import { drawProfile } from '../profiles/draw-profile.ts'
import { collectSearchText, insertProfiles } from '../profiles/insert-profiles.ts'
import { countSeededDonors, markDonors } from '../progress-marks.ts'
import type { CountryLaw } from '../quotas/country-law.ts'
import { insertQuotas } from '../quotas/insert-quotas.ts'
import { planQuotas } from '../quotas/plan-quotas.ts'
import { inTransaction } from '../sql/in-transaction.ts'
import { insertStock } from '../stock/insert-stock.ts'
import { planStock } from '../stock/plan-stock.ts'
import { generateDonor } from './generate-donor.ts'
import { insertDonors, toDonorRow } from './insert-donors.ts'
import { insertMedia, planMedia } from './plan-media.ts'

/** Donors of one transaction: an interrupted filling goes on where it stopped. */
const chunkSize = 1_600

/** Donors of both kinds in a world with so many sperm donors: 3,000 of 3,200. */
export function countDonors(spermDonors: number): number {
  return spermDonors + Math.floor(spermDonors / 15)
}

/**
 * Fills the world up to so many sperm donors, with the egg donors that belong to them: donors, profiles, pictures,
 * donations, stock and places. What is there already stays as it is.
 *
 * @param laws countries with their limits, for the opening counts
 */
export async function seedDonors(
  client: ClientBase,
  options: { donors: number; laws: readonly CountryLaw[]; report: (text: string) => void },
): Promise<void> {
  const total = countDonors(options.donors)
  let writing: Promise<void> = Promise.resolve()
  for (let from = await countSeededDonors(client); from < total; from += chunkSize) {
    const until = Math.min(total, from + chunkSize)
    // The next donors are thought up while the server still writes the ones before.
    const world = planWorld(from, until, options.laws)
    await writing
    writing = write(client, world, until).then(() =>
      options.report(`donors: ${until.toLocaleString('en')} of ${total.toLocaleString('en')}`),
    )
  }
  await writing
}

type World = ReturnType<typeof planWorld>

function planWorld(from: number, until: number, laws: readonly CountryLaw[]) {
  return Array.from({ length: until - from }, (_, index) => {
    const donor = generateDonor(from + index)
    const stock = planStock(donor)
    const profile = drawProfile(donor)
    const row = toDonorRow(donor, stock, collectSearchText(profile))
    return { donor, row, stock, profile, media: planMedia(donor), quotas: planQuotas(donor, laws) }
  })
}

function write(client: ClientBase, world: World, until: number): Promise<void> {
  return inTransaction(client, async () => {
    await insertDonors(
      client,
      world.map((one) => one.row),
    )
    await insertProfiles(client, world)
    await insertMedia(
      client,
      world.flatMap((one) => one.media),
    )
    await insertStock(
      client,
      world.map((one) => one.stock),
    )
    await insertQuotas(
      client,
      world.map((one) => one.quotas),
    )
    await markDonors(client, until)
  })
}
