import type { Transaction } from '@kindred/database/pool'
import { moveByDispute } from '@kindred/domain/payment-requests/payment-request'
import { noteDispute } from '../payments/note-dispute.ts'
import type { ProviderEvent } from '../payments/payment-provider.ts'
import type { Services } from '../services.ts'
import { type PaymentRequestRow, setTryDisputed, type TryRow } from './payment-request.store.ts'

/**
 * The bank of the payer asks for what was paid on a request, and decides, as with orders (decision 28): staff are alerted
 * at once and answer at the provider. The request stays paid, so that its link asks nobody again. In the caller's transaction that
 * holds request and try.
 *
 * @returns the outcome that is kept with the event
 */
export async function followRequestDispute(
  tx: Transaction,
  services: Services,
  state: 'open' | 'won' | 'lost',
  { event, request, one }: { event: ProviderEvent; request: PaymentRequestRow; one: TryRow },
): Promise<string> {
  const sql = tx.$client
  const at = services.now()
  const of = { requestTryId: one.id }
  const noted = await noteDispute(sql, state, event, { of, subject: request.number, at })
  if (!noted) return 'nothing-to-do'
  const next = noted.isPending ? null : moveByDispute(one.state, state)
  await setTryDisputed(sql, one.id, next ?? one.state, at)
  return noted.outcome
}
