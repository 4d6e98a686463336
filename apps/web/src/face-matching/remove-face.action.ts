'use server'
import { CallError } from '@kindred/contracts/request'
import { redirect } from 'next/navigation'
import { accountPath } from '../account/account-path.ts'
import { signInAddress } from '../identity/sign-in-address.ts'
import { readLocale } from '../layouts/read-locale.ts'
import { callPersonal } from '../server/call-api.ts'

/** Takes the registration back and comes back to the page, which says so. Works without scripts. */
export async function removeFace(form: FormData): Promise<void> {
  const page = accountPath(readLocale(String(form.get('locale') ?? '')), 'faceMatching')
  try {
    await callPersonal('dk')('/api/facematching', { method: 'DELETE' })
  } catch (error) {
    if (error instanceof CallError && error.status === 401) redirect(signInAddress(page))
    throw error
  }
  redirect(`${page}?removed=yes`)
}
