import 'server-only'
import type { GeneEntry, GeneticRecord } from '@kindred/contracts/genetic-matching'
import { type Account, openAccount } from '../account/open-account.ts'
import { offersGenetics } from './offers-genetics.ts'

export type Genetics = {
  account: Account
  isOffered: boolean
  record: GeneticRecord
  genes: GeneEntry[]
}

/** What the pages about genes need: what the customer told us, and the list that it is compared with. */
export async function openGenetics(segment: string, rest = ''): Promise<Genetics> {
  const account = await openAccount(segment, 'genetics', rest)
  const isOffered = await offersGenetics(account.shopCode)
  const [record, genes] = await Promise.all([
    account.call<GeneticRecord>('/api/geneticmatching/findings'),
    isOffered ? account.call<GeneEntry[]>('/api/geneticmatching/genes') : [],
  ])
  return { account, isOffered, record, genes }
}
