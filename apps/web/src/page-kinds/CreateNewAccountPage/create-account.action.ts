'use server'
import { CallError } from '@kindred/contracts/request'
import { callAsVisitor } from '../../identity/call-as-visitor.ts'
import { type AccountFormState, readAccountForm } from './account-form.ts'

/** Creates the account (CRT-11); with and without scripts the form is sent here. */
export async function createAccount(before: AccountFormState, form: FormData): Promise<AccountFormState> {
  const { isProfessional, body, values } = readAccountForm(form)
  try {
    await callAsVisitor()(`/api/users/${isProfessional ? 'Professional' : 'Private'}`, {
      method: 'POST',
      body,
    })
    return { status: 'created', values: {}, faults: [], sent: before.sent + 1 }
  } catch (error) {
    return { status: 'faults', values, faults: readFaults(error), sent: before.sent + 1 }
  }
}

function readFaults(error: unknown): AccountFormState['faults'] {
  if (!(error instanceof CallError)) return [{ field: '', code: 'unavailable' }]
  const faults = error.errors.map(({ field, code }) => ({ field: field ?? '', code }))
  return faults.length > 0
    ? faults
    : [{ field: '', code: error.status === 429 ? 'too-many-requests' : 'other' }]
}
