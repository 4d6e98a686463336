'use server'
import { CallError } from '@kindred/contracts/request'
import { redirect } from 'next/navigation'
import { accountPath } from '../account/account-path.ts'
import { readLocale } from '../layouts/read-locale.ts'
import { callPersonal } from '../server/call-api.ts'
import { callAsVisitor } from './call-as-visitor.ts'
import { freshSignInAddress } from './sign-in-address.ts'

const read = (form: FormData, name: string) => String(form.get(name) ?? '')
const nameFailure = (error: unknown) =>
  error instanceof CallError ? (error.errors[0]?.code ?? 'other') : 'unavailable'

/** Asks for the link that goes to a new address. What it says is the same for every address. */
export async function askForNewEmail(form: FormData): Promise<void> {
  const locale = readLocale(read(form, 'locale'))
  const page = accountPath(locale, 'security', 'email')
  const body = { email: read(form, 'email').slice(0, 254), locale }
  const error = await callPersonal('dk')('/api/account/email', { method: 'POST', body }).then(
    () => null,
    nameFailure,
  )
  // The sign-in is over, or no longer fresh.
  if (error === 'fresh-sign-in-required' || error === 'sign-in-required') redirect(freshSignInAddress(page))
  redirect(`${page}?${error ? `error=${error}` : 'sent=1'}`)
}

/** Takes the new address, by a press and never by opening the page: mail programs open links to look behind them. */
export async function changeEmail(form: FormData): Promise<void> {
  const page = `/${readLocale(read(form, 'locale'))}/account/confirm-new-email/`
  const body = { token: read(form, 'token').slice(0, 200) }
  const error = await callAsVisitor()('/api/account/email/confirm', { method: 'POST', body }).then(
    () => null,
    nameFailure,
  )
  redirect(`${page}?${error ? `error=${error === 'invalid-field' ? 'link-expired' : error}` : 'done=1'}`)
}
