'use server'
import { CallError } from '@kindred/contracts/request'
import { redirect } from 'next/navigation'
import { callAsVisitor } from '../identity/call-as-visitor.ts'
import { readLocale } from '../layouts/read-locale.ts'

/** Ends all mails about new donors to the person one went to: by a press, never by opening the page, since mail programs open links. */
export async function stopAlerts(form: FormData): Promise<void> {
  const page = `/${readLocale(String(form.get('locale') ?? ''))}/account/stop-alerts/`
  redirect(`${page}?${await spend(String(form.get('token') ?? ''))}`)
}

async function spend(token: string): Promise<string> {
  try {
    await callAsVisitor()('/api/searches/stop', { method: 'POST', query: { token } })
    return 'done=1'
  } catch (error) {
    const isDown = !(error instanceof CallError) || error.status >= 500
    return isDown ? `error=unavailable&token=${encodeURIComponent(token)}` : 'error=link-not-right'
  }
}
