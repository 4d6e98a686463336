'use server'

import { CallError } from '@kindred/contracts/request'
import { redirect } from 'next/navigation'
import { accountPath } from '../account/account-path.ts'
import { signInAddress } from '../identity/sign-in-address.ts'
import { readLocale } from '../layouts/read-locale.ts'
import { callPersonal } from '../server/call-api.ts'

/** What somebody agrees to or withdraws; what was kept for a withdrawn purpose is gone when the page comes back. */
export async function saveConsents(form: FormData): Promise<void> {
  const page = accountPath(readLocale(String(form.get('locale') ?? '')), 'genetics')
  const findings = form.get('findings') === 'yes'
  const body = { findings, review: findings && form.get('review') === 'yes' }
  const isFirst = form.get('isFirst') === 'yes'
  try {
    await callPersonal(String(form.get('shopCode') ?? ''))('/api/geneticmatching/consents', {
      method: 'PUT',
      body,
    })
  } catch (error) {
    if (error instanceof CallError && error.status === 401) redirect(signInAddress(page))
    throw error
  }
  redirect(`${page}?saved=${isFirst && !findings ? 'needed' : 'consent'}`)
}
