import { loadTexts } from '@kindred/content/texts/load-texts.ts'
import type { Texts } from '@kindred/content/texts/texts.ts'
import type { Address } from '@kindred/contracts/accounts'
import { sentTypes } from '@kindred/domain/basket/leaves-deposit'
import { createTranslator } from 'use-intl/core'
import type { Services } from '../../services.ts'
import type { CheckoutView } from '../view-checkout.ts'

/** What the form says, filled from the checkout; blank is left for the pen. */
export type NewYorkForm = {
  title: string
  law: string
  fields: { term: string; value: string }[]
  statement: string
  blanks: string[]
}

/** What the form is filled from: a checkout, or the order that came of it. */
export type NewYorkFacts = {
  shopCode: string
  billing: Address | null
  delivery: Address | null
  clinicId: string | null
  donorCodes: readonly string[]
}

/** The facts of a checkout; what leaves the bank names its donors. */
export function readCheckoutFacts({ view, row }: CheckoutView): NewYorkFacts {
  const sent = view.facts.lines.filter((line) => sentTypes.has(line.lineHandlingType))
  const donors = view.facts.donors.filter(({ id }) => sent.some((line) => line.donorId === id))
  return {
    shopCode: view.shop.code,
    billing: row.billing,
    delivery: row.delivery,
    clinicId: row.clinicId,
    donorCodes: donors.map(({ code }) => code),
  }
}

/**
 * The New York form, filled as far as it is known. In English whatever the language of the shop: a clinic and an authority
 * in New York read it.
 */
export async function writeNewYorkForm(services: Services, facts: NewYorkFacts): Promise<NewYorkForm> {
  const messages = await loadTexts('en-us')
  const translator = createTranslator<Texts>({ locale: 'en-US', messages }) as unknown as (
    key: string,
    values?: Record<string, string>,
  ) => string
  const t = (key: string, values?: Record<string, string>) => translator(`newYorkForm.${key}`, values)
  const { billing, delivery, clinicId, shopCode, donorCodes } = facts
  const { clinics, shops } = services.reference()
  const clinic = clinicId ? clinics.get(clinicId) : undefined
  const shop = shops.get(shopCode)
  const address = [
    delivery?.line1,
    delivery?.line2,
    [delivery?.city, delivery?.state, delivery?.postalCode].filter(Boolean).join(' '),
    delivery?.country,
  ]
  return {
    title: t('title'),
    law: t('law'),
    fields: [
      { term: t('recipient'), value: billing?.fullName ?? '' },
      { term: t('deliveredTo'), value: address.filter(Boolean).join(', ') },
      {
        term: t('clinic'),
        value: clinic ? `${clinic.name}, ${clinic.street}, ${clinic.postalCode} ${clinic.city}` : '',
      },
      { term: t('donors'), value: donorCodes.join(', ') },
      { term: t('bank'), value: shop ? `${shop.seller.legalName}, ${shop.address.city}` : '' },
    ],
    statement: t('statement'),
    blanks: [t('signature'), t('printedName'), t('date'), t('physician'), t('licence')],
  }
}
