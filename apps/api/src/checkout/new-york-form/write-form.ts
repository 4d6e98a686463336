import { loadTexts } from '@kindred/content/texts/load-texts.ts'
import type { Texts } from '@kindred/content/texts/texts.ts'
import { createTranslator } from 'use-intl/core'
import type { Services } from '../../services.ts'
import { type CheckoutView, presentClinic } from '../view-checkout.ts'

/** What the form says, filled from the checkout; blank is left for the pen. */
export type NewYorkForm = {
  title: string
  law: string
  fields: { term: string; value: string }[]
  statement: string
  blanks: string[]
}

/**
 * The New York form of a checkout, filled as far as it is known. In English whatever the language of the shop: a clinic and
 * an authority in New York read it.
 */
export async function writeNewYorkForm(
  services: Services,
  { view, row }: CheckoutView,
): Promise<NewYorkForm> {
  const messages = await loadTexts('en-us')
  const translator = createTranslator<Texts>({ locale: 'en-US', messages }) as unknown as (
    key: string,
    values?: Record<string, string>,
  ) => string
  const t = (key: string, values?: Record<string, string>) => translator(`newYorkForm.${key}`, values)
  const { billing, delivery, clinicId } = row
  const clinic = clinicId ? services.reference().clinics.get(clinicId) : undefined
  const address = [
    delivery?.line1,
    delivery?.line2,
    [delivery?.city, delivery?.state, delivery?.postalCode].filter(Boolean).join(' '),
    delivery?.country,
  ]
  const donors = view.facts.donors.filter(({ id }) =>
    view.facts.lines.some((line) => line.donorId === id && line.stockItemId),
  )
  return {
    title: t('title'),
    law: t('law'),
    fields: [
      { term: t('recipient'), value: billing?.fullName ?? '' },
      { term: t('deliveredTo'), value: address.filter(Boolean).join(', ') },
      { term: t('clinic'), value: clinic ? `${clinic.name}, ${presentClinic(clinic).address}` : '' },
      { term: t('donors'), value: donors.map(({ code }) => code).join(', ') },
      { term: t('bank'), value: `${view.shop.seller.legalName}, ${view.shop.address.city}` },
    ],
    statement: t('statement'),
    blanks: [t('signature'), t('printedName'), t('date'), t('physician'), t('licence')],
  }
}
