import type { GeneticMatches, GeneticStatus } from '@kindred/contracts/genetic-matching'
import { CallError } from '@kindred/contracts/request'
import { callShop } from '../browser/call-shop.ts'

/** What donors mean with one’s own findings; `empty` while none are told, `failed` when it cannot be had just now. */
export type AskedMatches = { kind: 'empty' | 'failed' } | { kind: 'matched'; answer: GeneticMatches }

/** Compares donors, by their codes, for who is signed in. Nobody who has told nothing is compared: that is asked first. */
export async function askMatches(shopCode: string, donorIds: readonly string[]): Promise<AskedMatches> {
  const call = callShop(shopCode)
  try {
    const { hasFindings } = await call<GeneticStatus>('/api/geneticmatching/status')
    if (!hasFindings) return { kind: 'empty' }
    const path = '/api/geneticmatching/match'
    return {
      kind: 'matched',
      answer: await call<GeneticMatches>(path, { method: 'POST', body: { donorIds } }),
    }
  } catch (error) {
    // Withdrawn between the two calls.
    const isEmpty = error instanceof CallError && error.errors[0]?.code === 'no-findings'
    return { kind: isEmpty ? 'empty' : 'failed' }
  }
}
