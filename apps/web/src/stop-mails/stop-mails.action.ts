'use server'
import { CallError } from '@kindred/contracts/request'
import { notFound, redirect } from 'next/navigation'
import { callAsVisitor } from '../identity/call-as-visitor.ts'
import { readLocale } from '../layouts/read-locale.ts'
import { isKindOfMail, type KindOfMail, kindsOfMail } from './kinds-of-mail.ts'

/** Ends all mails of a kind to the person one went to: by a press, never by opening the page, since mail programs open links. */
export async function stopMails(form: FormData): Promise<void> {
  const read = (name: string) => String(form.get(name) ?? '')
  const kind = read('kind')
  if (!isKindOfMail(kind)) notFound()
  const page = `/${readLocale(read('locale'))}/account/${kindsOfMail[kind].page}/`
  redirect(`${page}?${await spend(kind, read('token'))}`)
}

async function spend(kind: KindOfMail, token: string): Promise<string> {
  try {
    await callAsVisitor()(kindsOfMail[kind].call, { method: 'POST', query: { token } })
    return 'done=1'
  } catch (error) {
    const isDown = !(error instanceof CallError) || error.status >= 500
    return isDown ? `error=unavailable&token=${encodeURIComponent(token)}` : 'error=link-not-right'
  }
}
