import 'server-only'
import type { userSettingsSchema } from '@kindred/contracts/accounts'
import type { SessionUser } from '@kindred/contracts/identity'
import { CallError, type Send } from '@kindred/contracts/request'
import { readClientType } from '@kindred/domain/accounts/read-client-type'
import type { ClientType } from '@kindred/domain/vocabulary'
import { notFound, redirect } from 'next/navigation'
import type { z } from 'zod'
import { requireSession } from '../identity/get-session.ts'
import { signInAddress } from '../identity/sign-in-address.ts'
import { readLocale } from '../layouts/read-locale.ts'
import { callPersonal, readRequest } from '../server/call-api.ts'
import { type AccountPage, accountPath } from './account-path.ts'

type Settings = z.output<typeof userSettingsSchema>

export type Account = {
  user: SessionUser
  locale: string
  /** The shop of the settings (decisions: paths); the first shop before any are kept. */
  shopCode: string
  visitorType: ClientType
  /** What the visit says, else what the settings say: an account opened from a mail knows it, too. */
  treatmentCountry: string | null
  page: AccountPage
  path: string
  call: Send
}

const firstShop = 'dk'

/** Who asks for a page of the account, and from which shop. Who is not signed in is led there and back. */
export async function openAccount(segment: string, page: AccountPage, rest = ''): Promise<Account> {
  const locale = readLocale(segment)
  const path = accountPath(locale, page, rest)
  const { treatmentCountry: visited, query } = await readRequest()
  const back = path + query
  const user = await requireSession(back)
  const settings = await readSettings(user.username, back)
  const shopCode = settings?.shopCode ?? firstShop
  const visitorType = readClientType(user.client_type)
  const treatmentCountry = visited ?? settings?.treatmentCountryCode ?? null
  const law: Record<string, string> = treatmentCountry ? { 'x-treatment-country': treatmentCountry } : {}
  const send: Send = (call, options) =>
    callPersonal(shopCode)(call, { ...options, headers: { ...law, ...options?.headers } })
  return { user, locale, shopCode, visitorType, treatmentCountry, page, path, call: guard(send, back) }
}

async function readSettings(username: string, back: string): Promise<Settings | null> {
  try {
    return await guard(callPersonal(firstShop), back, false)<Settings>(`/api/users/${username}/settings`)
  } catch (error) {
    if (error instanceof CallError && error.status === 404) return null
    throw error
  }
}

/** A session that ended between page and call leads to sign-in; what is not this customer's is not found. */
function guard(send: Send, back: string, missingIsPage = true): Send {
  return async <T>(call: string, options?: Parameters<Send>[1]): Promise<T> => {
    try {
      return await send<T>(call, options)
    } catch (error) {
      if (error instanceof CallError && error.status === 401) redirect(signInAddress(back))
      if (error instanceof CallError && error.status === 404 && missingIsPage) notFound()
      throw error
    }
  }
}
