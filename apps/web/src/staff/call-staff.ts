import 'server-only'
import { type Call, CallError, makeSend } from '@kindred/contracts/request'
import { redirect } from 'next/navigation'
import { readRequest } from '../server/call-api.ts'
import { serviceAddress } from '../server/service-address.ts'

const send = makeSend(serviceAddress, async () => {
  const { cookie, requestId } = await readRequest()
  return { cookie, 'x-requested-with': 'kindred', ...(requestId ? { 'x-request-id': requestId } : {}) }
})

/** A read of `callAsStaff`. */
export const callStaff = <T>(
  path: string,
  returnTo: string,
  query?: Record<string, string | number | undefined>,
): Promise<T | null> => callAsStaff<T>(path, returnTo, { query })

/**
 * A call in the name of the signed-in member of staff. Without a sign-in the person is sent to it and comes back here;
 * without the role, to the page that says so.
 * Null where there is no such thing, or where what was asked for cannot be one (a search too long, a state unknown).
 */
export async function callAsStaff<T>(path: string, returnTo: string, call: Call): Promise<T | null> {
  try {
    return await send<T>(path, call)
  } catch (error) {
    if (error instanceof CallError && error.status === 401) {
      redirect(`/staff/sign-in?returnTo=${encodeURIComponent(returnTo)}`)
    }
    if (error instanceof CallError && error.status === 403) redirect('/staff/not-yours/')
    if (error instanceof CallError && [400, 404, 422].includes(error.status)) return null
    throw error
  }
}
