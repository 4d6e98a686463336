import 'server-only'
import { CallError } from '@kindred/contracts/request'
import { checkoutTabs, isOneOf } from '@kindred/domain/vocabulary'
import { notFound, redirect } from 'next/navigation'
import { requireSession } from '../identity/get-session.ts'
import { signInAddress } from '../identity/sign-in-address.ts'
import { callPersonal } from '../server/call-api.ts'
import { type CheckoutPage, type CheckoutPlace, checkoutCall, pagePath } from './place.ts'

/**
 * What a step shows, for the customer whose cookie came along. Who is not signed in is led there and back; a step that
 * cannot be opened yet leads to the one that can; without anything in the basket, to the basket.
 */
export async function loadStep<T>(
  place: CheckoutPlace,
  page: CheckoutPage,
  call: string,
  query?: Record<string, string>,
): Promise<T> {
  const here = pagePath(place, page) + (query ? `?${new URLSearchParams(query)}` : '')
  await requireSession(here)
  try {
    return await callPersonal(place.shopCode)<T>(checkoutCall(place, call), { query })
  } catch (error) {
    if (!(error instanceof CallError)) throw error
    if (error.status === 401) redirect(signInAddress(here))
    if (error.status === 404) notFound()
    const [failure] = error.errors
    if (error.status === 422 && failure) redirect(pagePath(place, readTab(failure.data?.tab)))
    throw error
  }
}

function readTab(tab: unknown) {
  return isOneOf(checkoutTabs, tab) ? tab : 'basket'
}
