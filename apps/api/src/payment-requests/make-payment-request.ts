import { randomBytes } from 'node:crypto'
import { readLocale } from '@kindred/content/config/locales.ts'
import type { paymentRequestBody } from '@kindred/contracts/payment-requests'
import { transaction } from '@kindred/database/transaction'
import { isEmail, normaliseEmail } from '@kindred/domain/accounts/email'
import { makeOrderNumber } from '@kindred/domain/orders/order-number'
import { ok, type Result, refuse } from '@kindred/domain/result'
import type { z } from 'zod'
import { findCredentials } from '../accounts/find-customer.ts'
import { queueMail } from '../mail/queue-mail.ts'
import type { Services } from '../services.ts'
import { findPaymentPage } from './find-payment-page.ts'
import { insertRequest, type PaymentRequestRow } from './payment-request.store.ts'
import { hashPaymentToken, makePaymentToken } from './payment-token.ts'

const dayMs = 24 * 60 * 60 * 1000

/**
 * Asks somebody for an amount in the currency of the shop, and mails the link. What opens it stands behind `#`, so that no
 * server on the way keeps it. Refusals: `shop-unknown`, `email-not-valid`, `language-not-spoken`, `payment-page-missing`,
 * `tax-rate-missing`.
 */
export async function makePaymentRequest(
  services: Services,
  asked: z.output<typeof paymentRequestBody>,
  by: string,
): Promise<Result<{ request: PaymentRequestRow; link: string }>> {
  const shop = services.reference().shops.get(asked.shopCode)
  if (!shop) return refuse('shop-unknown', 'There is no such shop.', { field: 'shopCode' })
  const email = normaliseEmail(asked.email)
  if (!isEmail(email)) return refuse('email-not-valid', 'This is not an e-mail address.', { field: 'email' })
  const locale = readLocale(asked.language)
  if (!shop.languages.some((language) => language.locale === locale))
    return refuse('language-not-spoken', 'The shop does not speak this language.', { field: 'language' })
  const path = await findPaymentPage(services, asked)
  if (!path) return refuse('payment-page-missing', 'The shop has no published payment page in this language.')
  // Nothing is delivered anywhere: it bears the tax of the shop's own country.
  const rate = services
    .reference()
    .taxRates.find((one) => one.shopCode === shop.code && one.country === shop.address.country)
  if (!rate) return refuse('tax-rate-missing', 'The shop has no tax rate for its own country yet.')
  const token = makePaymentToken()
  const link = `${services.config.publicUrl}${path}#${token}`
  const at = services.now()
  return transaction(services.pool, async (tx) => {
    const customer = await findCredentials(tx, email)
    const request = await insertRequest(tx.$client, {
      number: makeOrderNumber(randomBytes(16)),
      tokenHash: hashPaymentToken(token),
      shopCode: shop.code,
      customerId: customer?.id ?? null,
      email,
      language: asked.language,
      reason: asked.reason,
      amountMinor: asked.amountMinor,
      currency: shop.currency,
      taxRateBp: rate.rateBp,
      expiresAt: new Date(at.getTime() + asked.days * dayMs),
      createdBy: by,
      createdAt: at,
    })
    const { reason, amountMinor, currency, number } = request
    const values = {
      shop: shop.displayName,
      reason,
      amountMinor,
      currency,
      number,
      link,
      expiresOn: request.expiresAt.toISOString().slice(0, 10),
    }
    const mail = { to: email, locale: asked.language, values }
    await queueMail(
      tx,
      { ...mail, key: `payment-requested:${request.id}`, template: 'paymentRequested' },
      services,
    )
    return ok({ request, link })
  })
}
