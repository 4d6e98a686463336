import 'server-only'
import { blocksApartHeader } from '@kindred/contracts/content'
import { makeSend } from '@kindred/contracts/request'
import { headers } from 'next/headers'
import { cache } from 'react'
import { serviceAddress } from './service-address.ts'

/** What the front door tells the web process about a request, beside the path. */
export const readRequest = cache(async () => {
  const incoming = await headers()
  return {
    /** With its question mark, or empty. */
    query: withoutOwn(incoming.get('x-query') ?? ''),
    treatmentCountry: incoming.get('x-treatment-country') || null,
    treatmentState: incoming.get('x-treatment-state') || null,
    /** As the address has it; null on pages of no shop. */
    visitorType: incoming.get('x-visitor-type') || null,
    nonce: incoming.get('x-nonce') ?? undefined,
    requestId: incoming.get('x-request-id') ?? undefined,
    cookie: incoming.get('cookie') ?? '',
    blocksApart: readBlocksApart(incoming.get(blocksApartHeader)),
  }
})

/** What Next adds to an address when it asks for the next part of a page itself is none of the person's. */
function withoutOwn(query: string): string {
  const asked = new URLSearchParams(query)
  if (!asked.has('_rsc')) return query
  asked.delete('_rsc')
  return asked.size ? `?${asked}` : ''
}

const readBlocksApart = (said: string | null): 'all' | string[] =>
  said === 'all' ? said : (said ?? '').split(',')

/** What a call says of the page it is made for. */
async function describePage(shopCode?: string): Promise<Record<string, string>> {
  const { treatmentCountry, treatmentState, visitorType, requestId } = await readRequest()
  return {
    ...(shopCode ? { 'x-shop-code': shopCode } : {}),
    ...(treatmentCountry ? { 'x-treatment-country': treatmentCountry } : {}),
    ...(treatmentState ? { 'x-treatment-state': treatmentState } : {}),
    ...(visitorType ? { 'x-visitor-type': visitorType } : {}),
    ...(requestId ? { 'x-request-id': requestId } : {}),
  }
}

/** Calls for what is the same for everybody: no cookie goes along, so nothing personal can reach a shared cache. */
export const callPublic = (shopCode?: string) => makeSend(serviceAddress, () => describePage(shopCode))

/** Calls in the name of the person whose cookie came with the request; only for pages that are never cached. */
export const callPersonal = (shopCode: string) =>
  makeSend(serviceAddress, async () => {
    const { cookie } = await readRequest()
    return { cookie, 'x-requested-with': 'kindred', ...(await describePage(shopCode)) }
  })
