'use server'
import { CallError } from '@kindred/contracts/request'
import { redirect } from 'next/navigation'
import { readLocale } from '../layouts/read-locale.ts'
import { callAsVisitor } from './call-as-visitor.ts'

/** CRT-10. The link is used by a press, never by opening the page: mail programs open links to look behind them. */
export async function confirmEmail(form: FormData): Promise<void> {
  const token = String(form.get('token') ?? '')
  const password = String(form.get('password') ?? '').slice(0, 200)
  const page = `/${readLocale(String(form.get('locale') ?? ''))}/account/confirm-email/`
  redirect(`${page}?${await spend(token, password)}`)
}

async function spend(token: string, password: string): Promise<string> {
  try {
    await callAsVisitor()('/api/cms/createaccount/confirmemail', {
      method: 'POST',
      query: { token },
      body: { password },
    })
    return 'done=1'
  } catch (error) {
    const code = error instanceof CallError ? (error.errors[0]?.code ?? 'other') : 'unavailable'
    // The link still works: the person may try another password.
    if (code === 'password-not-right') return `error=${code}&token=${encodeURIComponent(token)}`
    return `error=${code === 'invalid-field' ? 'link-expired' : code}`
  }
}
