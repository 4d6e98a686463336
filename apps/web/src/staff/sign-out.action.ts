'use server'
import { cookies, headers } from 'next/headers'
import { redirect } from 'next/navigation'

/** The editor's cookie; its name follows from `cookiePrefix` of the editor's configuration. */
const cookieName = 'kindred-token'

/**
 * Ends the sign-in of staff, in the editor too, with and without scripts. The session itself is ended, so that a copy of
 * the cookie opens nothing any more.
 */
export async function signOut(): Promise<void> {
  const incoming = await headers()
  const [cookie, origin] = [incoming.get('cookie') ?? '', incoming.get('origin') ?? '']
  await fetch(`${process.env.API_ORIGIN ?? 'http://127.0.0.1:3000'}/cms-api/staff/logout`, {
    method: 'POST',
    headers: { cookie, ...(origin ? { origin } : {}) },
  }).catch(() => undefined)
  ;(await cookies()).delete(cookieName)
  redirect('/staff/sign-in/')
}
