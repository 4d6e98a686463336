import type { GeneResult } from '@kindred/domain/genetic-matching/gene'
import type { GeneResults } from '@kindred/domain/genetic-matching/match-genes'
import { ok, type Result, refuse } from '@kindred/domain/result'
import { type DonorGenes, readGenesOf } from '../donors/donor-genes.ts'
import type { Services } from '../services.ts'
import { findFindings } from './genetic-record.store.ts'
import { openFindings } from './sealed-findings.ts'

/** The person who gives the other half, as far as rules need to know them. */
export type Person = {
  results: GeneResults
  population: string | null
  isConfirmed: boolean
  /** Set where it is another donor of the bank. */
  donorKind: DonorGenes['kind'] | null
}

/** What a customer has told us of the other half; `no-findings` where there is nothing yet, or not any more. */
export async function readPerson(services: Services, customerId: string): Promise<Result<Person>> {
  const row = await findFindings(services.db, customerId)
  if (!row) return refuse('no-findings', 'Tell us findings first.')
  const isConfirmed = row.confirmedAt !== null
  const donor = row.otherDonorId ? await readGenesOf(services, row.otherDonorId) : null
  if (donor)
    return ok({ results: listResults(donor), population: null, isConfirmed: true, donorKind: donor.kind })
  const { population, findings } = openFindings(services.config, customerId, row.sealedFindings)
  const results = new Map(findings.map(({ gene, result }) => [gene, result]))
  return ok({ results, population, isConfirmed, donorKind: null })
}

/** What was found in a donor: tested and no carrier means that nothing was found. */
export function listResults({ testedGenes, carrierGenes }: DonorGenes): GeneResults {
  const found = new Set(carrierGenes)
  const all = [...new Set([...testedGenes, ...carrierGenes])]
  return new Map(all.map((gene): [string, GeneResult] => [gene, found.has(gene) ? 'carrier' : 'notFound']))
}
