import type { DonorCard } from '@kindred/contracts/donors'
import type { Compared } from '@kindred/domain/donors/compare-donors'
import { readDonor } from '../../../server/read-donor.ts'

/** How a chosen donor is named where the list does not show them. */
export type KnownDonor = { code: string; name: string; src: string | null }

/** Who is chosen by the address: those of the list are at hand, the others are asked for; who is gone has a number alone. */
export function readKnownDonors(
  shopCode: string,
  locale: string,
  { codes }: Compared,
  shown: readonly DonorCard[],
): Promise<KnownDonor[]> {
  return Promise.all(
    codes.map(async (code) => {
      const donor = shown.find(({ donorId }) => donorId === code) ?? (await readDonor(shopCode, locale, code))
      return { code, name: donor?.name ?? code, src: donor?.portraitUrl ?? null }
    }),
  )
}
