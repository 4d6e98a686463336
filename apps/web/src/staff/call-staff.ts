import 'server-only'
import { CallError, makeSend } from '@kindred/contracts/request'
import { notFound, redirect } from 'next/navigation'
import { readRequest } from '../server/call-api.ts'

const send = makeSend(process.env.API_ORIGIN ?? 'http://127.0.0.1:3000', async () => {
  const { cookie, requestId } = await readRequest()
  return { cookie, 'x-requested-with': 'kindred', ...(requestId ? { 'x-request-id': requestId } : {}) }
})

/**
 * A read in the name of the signed-in member of staff. Without a sign-in the person is sent to it and comes back here;
 * what does not exist is not found.
 */
export async function callStaff<T>(
  path: string,
  returnTo: string,
  query?: Record<string, string | number | undefined>,
): Promise<T> {
  try {
    return await send<T>(path, { query })
  } catch (error) {
    if (error instanceof CallError && error.status === 401) {
      redirect(`/staff/sign-in?returnTo=${encodeURIComponent(returnTo)}`)
    }
    if (error instanceof CallError && error.status === 404) notFound()
    throw error
  }
}
