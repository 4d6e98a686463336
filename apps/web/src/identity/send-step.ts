import type { SignedIn } from '@kindred/contracts/identity'
import { CallError } from '@kindred/contracts/request'
import { callSite } from '../browser/call-site.ts'

/** What a step of a sign-in ended in: it leads on, or the code of what was wrong. */
export type StepOutcome = SignedIn | { next: 'stay'; code: string }

/** Sends one step of the sign-in, as the form would without scripts. */
export async function sendStep(uid: string, step: string, body: object): Promise<StepOutcome> {
  try {
    return await callSite<SignedIn>(`/oidc/interaction/${uid}/${step}`, { method: 'POST', body })
  } catch (error) {
    return { next: 'stay', code: nameFailure(error) }
  }
}

/** The code of a refusal; `unavailable` where nothing answered. */
export const nameFailure = (error: unknown): string =>
  error instanceof CallError ? (error.errors[0]?.code ?? 'other') : 'unavailable'
