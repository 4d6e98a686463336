'use server'
import { CallError, type Send } from '@kindred/contracts/request'
import { redirect } from 'next/navigation'
import { accountPath } from '../../account/account-path.ts'
import { readLocale } from '../../layouts/read-locale.ts'
import { callPersonal } from '../../server/call-api.ts'
import { freshSignInAddress } from '../sign-in-address.ts'

/** What a form of recovery codes shows: the codes, once, or why there are none. */
export type CodesState = { codes: string[] } | { error: string } | null

const app = '/api/account/factors/authenticator-app'

/** A first right code makes the app count. */
export async function confirmApp(_before: CodesState, form: FormData): Promise<CodesState> {
  return askForCodes(form, `${app}/confirm`, { code: String(form.get('code') ?? '').slice(0, 40) })
}

export async function renewCodes(_before: CodesState, form: FormData): Promise<CodesState> {
  return askForCodes(form, '/api/account/factors/recovery-codes', {})
}

export async function removeApp(form: FormData): Promise<void> {
  const locale = readLocale(String(form.get('locale') ?? ''))
  await change(app, accountPath(locale, 'security', 'authenticator-app'))
  redirect(accountPath(locale, 'security'))
}

export async function removePasskey(form: FormData): Promise<void> {
  const page = accountPath(readLocale(String(form.get('locale') ?? '')), 'security', 'passkeys')
  await change(`/api/account/passkeys/${encodeURIComponent(String(form.get('id') ?? ''))}`, page)
  redirect(page)
}

async function askForCodes(form: FormData, path: string, body: object): Promise<CodesState> {
  const page = accountPath(readLocale(String(form.get('locale') ?? '')), 'security', 'authenticator-app')
  const call: Send = callPersonal('dk')
  let code: string
  try {
    const { recoveryCodes } = await call<{ recoveryCodes: string[] }>(path, { method: 'POST', body })
    return { codes: recoveryCodes }
  } catch (error) {
    code = error instanceof CallError ? (error.errors[0]?.code ?? 'other') : 'unavailable'
  }
  if (isOver(code)) redirect(freshSignInAddress(page))
  return { error: code }
}

async function change(path: string, page: string): Promise<void> {
  try {
    await callPersonal('dk')(path, { method: 'DELETE' })
  } catch (error) {
    const code = error instanceof CallError ? error.errors[0]?.code : undefined
    if (!code || !isOver(code)) throw error
    redirect(freshSignInAddress(page))
  }
}

/** The sign-in ended, or is no longer fresh: the person gives their password again and comes back. */
const isOver = (code: string) => code === 'fresh-sign-in-required' || code === 'sign-in-required'
