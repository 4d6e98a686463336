import 'server-only'
import type { GeneEntry, GeneticOffer, GeneticRecord } from '@kindred/contracts/genetic-matching'
import type { Money } from '@kindred/domain/money'
import { type Account, openAccount } from '../account/open-account.ts'
import { offersGenetics } from './offers-genetics.ts'

export type Genetics = {
  account: Account
  isOffered: boolean
  record: GeneticRecord
  genes: GeneEntry[]
  /** What it costs to have it done; null where the shop does not sell it. */
  price: Money | null
}

/** What the pages about genes need: what the customer told us, and the list that it is compared with. */
export async function openGenetics(segment: string, rest = ''): Promise<Genetics> {
  const account = await openAccount(segment, 'genetics', rest)
  const isOffered = await offersGenetics(account.shopCode)
  const [record, genes, offer] = await Promise.all([
    account.call<GeneticRecord>('/api/geneticmatching/findings'),
    isOffered ? account.call<GeneEntry[]>('/api/geneticmatching/genes') : [],
    isOffered ? account.call<GeneticOffer>('/api/geneticmatching/offer') : null,
  ])
  return { account, isOffered, record, genes, price: offer?.price ?? null }
}
