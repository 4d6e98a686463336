import type { Address } from '@kindred/contracts/accounts'
import { write } from '@kindred/database/transaction-connection'
import type { ShippingMethodKind } from '@kindred/domain/vocabulary'
import type { Sql } from '../stock/move-stock.ts'

/** How far a basket has come. */
export type CheckoutRow = {
  basketConfirmedAt: Date | null
  embryoConfirmedAt: Date | null
  geneticMatchingConfirmedAt: Date | null
  reservationConfirmedAt: Date | null
  reservationMonths: number | null
  informationConfirmedAt: Date | null
  delivery: Address | null
  billing: Address | null
  isClinicDelivery: boolean
  clinicId: string | null
  shippingConfirmedAt: Date | null
  shippingMethod: ShippingMethodKind | null
  dispatchOn: string | null
  summaryConfirmedAt: Date | null
  consents: Record<string, unknown> | null
  updatedAt: Date | null
}

const empty: CheckoutRow = {
  basketConfirmedAt: null,
  embryoConfirmedAt: null,
  geneticMatchingConfirmedAt: null,
  reservationConfirmedAt: null,
  reservationMonths: null,
  informationConfirmedAt: null,
  delivery: null,
  billing: null,
  isClinicDelivery: false,
  clinicId: null,
  shippingConfirmedAt: null,
  shippingMethod: null,
  dispatchOn: null,
  summaryConfirmedAt: null,
  consents: null,
  updatedAt: null,
}

/** The row as the facts of its basket carry it (`BasketFacts.checkout`), so that no statement of its own is needed. */
export function readCheckoutRow(kept: Readonly<Record<string, unknown>> | null): CheckoutRow {
  if (!kept) return empty
  const instant = (name: string) => (typeof kept[name] === 'string' ? new Date(kept[name]) : null)
  return {
    basketConfirmedAt: instant('basket_confirmed_at'),
    embryoConfirmedAt: instant('embryo_confirmed_at'),
    geneticMatchingConfirmedAt: instant('genetic_matching_confirmed_at'),
    reservationConfirmedAt: instant('reservation_confirmed_at'),
    reservationMonths: kept.reservation_months as number | null,
    informationConfirmedAt: instant('information_confirmed_at'),
    delivery: kept.delivery as Address | null,
    billing: kept.billing as Address | null,
    isClinicDelivery: kept.is_clinic_delivery as boolean,
    clinicId: kept.clinic_id as string | null,
    shippingConfirmedAt: instant('shipping_confirmed_at'),
    shippingMethod: kept.shipping_method as ShippingMethodKind | null,
    dispatchOn: kept.dispatch_on as string | null,
    summaryConfirmedAt: instant('summary_confirmed_at'),
    consents: kept.consents as Record<string, unknown> | null,
    updatedAt: instant('updated_at'),
  }
}

/** Writes the whole row; the basket's lock keeps others out. */
export async function writeCheckoutRow(
  sql: Sql,
  basketId: string,
  row: CheckoutRow,
  at: Date,
): Promise<void> {
  await write(sql, {
    name: 'checkout.write',
    text: `insert into shop.checkout (basket_id, basket_confirmed_at, reservation_confirmed_at, reservation_months,
        information_confirmed_at, delivery, billing, is_clinic_delivery, clinic_id, shipping_confirmed_at,
        shipping_method, dispatch_on, summary_confirmed_at, consents, updated_at, embryo_confirmed_at,
        genetic_matching_confirmed_at)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17)
      on conflict (basket_id) do update set basket_confirmed_at = $2, reservation_confirmed_at = $3,
        reservation_months = $4, information_confirmed_at = $5, delivery = $6, billing = $7, is_clinic_delivery = $8,
        clinic_id = $9, shipping_confirmed_at = $10, shipping_method = $11, dispatch_on = $12,
        summary_confirmed_at = $13, consents = $14, updated_at = $15,
        embryo_confirmed_at = $16, genetic_matching_confirmed_at = $17`,
    values: [
      basketId,
      row.basketConfirmedAt,
      row.reservationConfirmedAt,
      row.reservationMonths,
      row.informationConfirmedAt,
      row.delivery && JSON.stringify(row.delivery),
      row.billing && JSON.stringify(row.billing),
      row.isClinicDelivery,
      row.clinicId,
      row.shippingConfirmedAt,
      row.shippingMethod,
      row.dispatchOn,
      row.summaryConfirmedAt,
      row.consents && JSON.stringify(row.consents),
      at,
      row.embryoConfirmedAt,
      row.geneticMatchingConfirmedAt,
    ],
  })
}

export async function findLastUsedClinic(sql: Sql, customerId: string): Promise<string | null> {
  const { rows } = await sql.query<{ clinic: string | null }>({
    name: 'checkout.last-clinic',
    text: 'select last_used_clinic_id clinic from shop.customer_settings where customer_id = $1',
    values: [customerId],
  })
  return rows[0]?.clinic ?? null
}

export async function rememberClinic(sql: Sql, customerId: string, clinicId: string): Promise<void> {
  await sql.query('update shop.customer_settings set last_used_clinic_id = $2 where customer_id = $1', [
    customerId,
    clinicId,
  ])
}
