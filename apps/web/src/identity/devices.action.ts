'use server'
import { redirect } from 'next/navigation'
import { readLocale } from '../layouts/read-locale.ts'
import { callPersonal } from '../server/call-api.ts'
import { requireSession } from './get-session.ts'

/** Signs out of one browser, or of all others. */
export async function endDevices(form: FormData): Promise<void> {
  const page = `/${readLocale(String(form.get('locale') ?? ''))}/account/security/`
  await requireSession(page)
  const id = form.get('id')
  const path =
    typeof id === 'string' && id ? `/api/account/devices/${encodeURIComponent(id)}` : '/api/account/devices'
  await callPersonal('dk')(path, { method: 'DELETE' })
  redirect(page)
}
