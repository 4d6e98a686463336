import 'server-only'
import type { SessionUser } from '@kindred/contracts/identity'
import { redirect } from 'next/navigation'
import { getServerSession } from 'next-auth'
import { cache } from 'react'
import { makeAuthOptions } from './auth-options.ts'
import { signInAddress } from './sign-in-address.ts'

/** The signed-in customer, or null (SES-04). One look per request; only for pages that are never cached. */
export const getSession = cache(async (): Promise<SessionUser | null> => {
  const session = await getServerSession(makeAuthOptions())
  return session?.user ?? null
})

/**
 * The signed-in customer of a page that needs one (SES-20); everybody else is led to sign-in and back (SES-17).
 *
 * @param path of the page, with its query
 */
export async function requireSession(path: string): Promise<SessionUser> {
  return (await getSession()) ?? redirect(signInAddress(path, 'SessionRequired'))
}
