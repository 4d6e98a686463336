import type { FormAnswer, SubmitForm } from '@kindred/contracts/forms'
import { CallError, type Send } from '@kindred/contracts/request'

/** FORM-19: what a sending cannot be without. */
type Target = { formGuid: string | null; submitUrl: string | null }

/** A sending that did not succeed: what was wrong, by field where it was one. Codes as the call has them, or `network`. */
export type SendFailure = { code: string; message?: string; field?: string; data?: Record<string, unknown> }

/** What is sent besides what stands in the call by itself. */
export type FormLetter = Omit<SubmitForm, 'formGuid' | 'formCurrentStepIndex'>

/**
 * Sends a form (FORM-27). Without a form guid, a button id or an address nothing is sent, and that is a failure (FORM-19).
 * Every other outcome than `success: true` is one too (FORM-26).
 *
 * @returns no failures when it was taken
 */
export async function sendForm(
  send: Send,
  { formGuid, submitUrl }: Target,
  letter: FormLetter,
): Promise<SendFailure[]> {
  if (!formGuid || !submitUrl || !letter.submitId) return [{ code: 'other' }]
  const body: SubmitForm = { ...letter, formGuid, formCurrentStepIndex: '0' }
  try {
    const answer = await send<FormAnswer>(submitUrl, { method: 'POST', body })
    if (answer.success === true) return []
    return answer.errors?.length > 0 ? answer.errors : [{ code: 'other' }]
  } catch (error) {
    if (!(error instanceof CallError)) return [{ code: 'network' }]
    if (error.status === 429) return [{ code: 'too-many-requests' }]
    return error.errors.length > 0 ? error.errors : [{ code: 'other' }]
  }
}
