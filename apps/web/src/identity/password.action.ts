'use server'
import { CallError, type Send } from '@kindred/contracts/request'
import { redirect } from 'next/navigation'
import { readLocale } from '../layouts/read-locale.ts'
import { callAsVisitor } from './call-as-visitor.ts'

const read = (form: FormData, name: string) => String(form.get(name) ?? '')

/** Asks for the link that sets a new password. What it says is the same for every address. */
export async function askForLink(form: FormData): Promise<void> {
  const locale = readLocale(read(form, 'locale'))
  const page = `/${locale}/account/forgot-password/`
  const body = { email: read(form, 'email').slice(0, 254), locale }
  const error = await send(callAsVisitor(), '/api/account/password/forgot', body)
  // An address that cannot be one has no account either: the same words.
  redirect(error && error !== 'invalid-field' ? `${page}?error=${error}` : `${page}?sent=1`)
}

/** Sets the new password. A refused one may be tried again with the same link. */
export async function setPassword(form: FormData): Promise<void> {
  const page = `/${readLocale(read(form, 'locale'))}/account/reset-password/`
  const token = read(form, 'token')
  const body = { token, password: read(form, 'password').slice(0, 200) }
  const error = await send(callAsVisitor(), '/api/account/password/reset', body)
  if (!error) redirect(`${page}?done=1`)
  if (error.startsWith('password-')) redirect(`${page}?error=${error}&token=${encodeURIComponent(token)}`)
  redirect(`${page}?error=${error === 'invalid-field' ? 'link-expired' : error}`)
}

async function send(call: Send, path: string, body: object): Promise<string | null> {
  try {
    await call(path, { method: 'POST', body })
    return null
  } catch (error) {
    return error instanceof CallError ? (error.errors[0]?.code ?? 'other') : 'unavailable'
  }
}
