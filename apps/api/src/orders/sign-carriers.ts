import type { OwnOrder, signCarriersBody } from '@kindred/contracts/orders'
import { transaction } from '@kindred/database/transaction'
import { isSignature, nameCarrierPaper } from '@kindred/domain/checkout/carrier-acknowledgement'
import { ok, type Result, refuse } from '@kindred/domain/result'
import type { ClientType } from '@kindred/domain/vocabulary'
import type { z } from 'zod'
import { keepConsents } from '../accounts/keep-consents.ts'
import { readLegalVersions } from '../content/read-legal-versions.ts'
import type { Services } from '../services.ts'
import { listCarriersToSign, mayStillSign } from './list-carriers-to-sign.ts'
import { findOrder, noteOnOrder } from './order.store.ts'
import { presentOwnOrder, readRecord } from './read-orders.ts'

type Signer = { customerId: string; clientType: ClientType }

/**
 * A customer signs after the order that they know of its donors’ carrier findings, as they may at the checkout: kept as a
 * consent with the version of the text, and with the order as the paper that shipping waits for (domain rules 6). Refusals:
 * `signature-not-a-name`, `no-paper-missing`; null when there is no such order of theirs.
 */
export async function signCarriers(
  services: Services,
  { customerId, clientType }: Signer,
  number: string,
  { signature, language }: z.output<typeof signCarriersBody>,
): Promise<Result<OwnOrder> | null> {
  const asked = await findOrder(services.pool, { number })
  if (asked?.customerId !== customerId) return null
  if (!isSignature(signature))
    return refuse('signature-not-a-name', 'Sign with your name.', { field: 'signature' })
  const place = { shopCode: asked.shopCode, language, visitorType: clientType }
  const { carrier: textVersion } = await readLegalVersions(services, place)
  return transaction(services.pool, async (tx): Promise<Result<OwnOrder> | null> => {
    const sql = tx.$client
    const order = await findOrder(sql, { number }, true)
    if (!order) return null
    const record = await readRecord(sql, order)
    const carriers = mayStillSign(record) ? await listCarriersToSign(sql, record) : []
    if (carriers.length === 0) return refuse('no-paper-missing', 'This order waits for no signature.')
    const papers = carriers.map(({ code }) => nameCarrierPaper(code))
    const at = services.now()
    const given = papers.map((purpose) => ({ purpose, textVersion, given: true }))
    await keepConsents(sql, customerId, given, at)
    for (const paper of papers) {
      const data = { paper, signature, textVersion, where: 'account' }
      await noteOnOrder(sql, order.id, { by: 'customer', reason: 'paper-received', data, at })
    }
    return ok(await presentOwnOrder(sql, await readRecord(sql, order)))
  })
}
