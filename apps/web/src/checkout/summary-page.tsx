import type { Checkout, OrderSummary } from '@kindred/contracts/checkout'
import { Link } from '@kindred/ui/link/link'
import { Table } from '@kindred/ui/table/table'
import type { ReactNode } from 'react'
import { formatMoney } from '../texts/format-money.ts'
import { getTexts } from '../texts/get-texts.ts'
import { AddressText } from './address-text.tsx'
import { CheckoutFrame } from './checkout-frame.tsx'
import { makeTranslate } from './island-texts.ts'
import { loadStep } from './load-step.ts'
import { describeLine, nameLine } from './name-line.ts'
import { pickTexts } from './pick-texts.ts'
import { type CheckoutPage, type CheckoutPlace, homePath, pagePath } from './place.ts'
import { readShop } from './read-shop.ts'
import { markSteps } from './steps-of-page.ts'
import { SummaryForm } from './summary-form.island.tsx'

/** Step 5: everything once more, each part with the way to change it, and the customer's agreement. */
export async function SummaryPage({ place }: { place: CheckoutPlace }) {
  const { t, format, language } = await getTexts(place.locale)
  const checkout = await loadStep<OrderSummary>(place, 'orderSummary', 'getordersummary')
  const { pagesByKind } = await readShop(place)
  const texts = await pickTexts(
    place.locale,
    'checkout.summaryTab',
    ...(checkout.needsNewYorkForm ? ['uploads', 'invoices.saving', 'invoices.failed'] : []),
  )
  const ships = checkout.steps.some((step) => step.tab === 'shipping')
  return (
    <CheckoutFrame
      place={place}
      page="orderSummary"
      steps={await markSteps(place, checkout.steps, 'orderSummary')}
      title={t('checkout.summaryTab.title')}
      lead={t('checkout.summaryTab.lead')}
    >
      <SummaryForm
        place={place}
        texts={texts}
        checkout={checkout}
        now={new Date().toISOString()}
        termsHref={pagesByKind.TermsPage ?? homePath(place)}
        privacyHref={pagesByKind.PrivacyPage ?? homePath(place)}
        carrierHref={pagesByKind.KnownPositiveCarrierPage ?? homePath(place)}
      >
        <Part place={place} title={t('checkout.summaryTab.order')} change="basket">
          <Lines checkout={checkout} t={makeTranslate(texts)} language={language} />
        </Part>
        <Part place={place} title={t('checkout.summaryTab.address')} change="information">
          {checkout.billing && <AddressText address={checkout.billing} language={language} />}
        </Part>
        <Part place={place} title={t('checkout.summaryTab.delivery')} change="information">
          {!ships ? (
            <p>{t('checkout.summaryTab.nothingTravels')}</p>
          ) : checkout.clinic ? (
            <p>
              {checkout.clinic.name}
              <br />
              {checkout.clinic.address}
            </p>
          ) : (
            checkout.delivery && <AddressText address={checkout.delivery} language={language} />
          )}
        </Part>
        {ships && (
          <Part place={place} title={t('checkout.summaryTab.shipping')} change="shipping">
            <p>
              {t(`checkout.shipping.method.${checkout.shippingMethod}`, {
                by: checkout.isClinicDelivery ? 'clinic' : 'customer',
              })}
              {checkout.dispatchOn && (
                <>
                  <br />
                  {t(
                    `checkout.shipping.${checkout.shippingMethod === 'pickUp' ? 'pickUpOn' : 'chosenTitle'}`,
                    {
                      by: checkout.isClinicDelivery ? 'clinic' : 'customer',
                      date: format.dateTime(new Date(`${checkout.dispatchOn}T12:00:00Z`), {
                        dateStyle: 'full',
                      }),
                    },
                  )}
                </>
              )}
            </p>
          </Part>
        )}
      </SummaryForm>
    </CheckoutFrame>
  )
}

type PartProps = { place: CheckoutPlace; title: string; change: CheckoutPage; children: ReactNode }

async function Part({ place, title, change, children }: PartProps) {
  const { t } = await getTexts(place.locale)
  return (
    <section className="k-checkout__part">
      <div className="k-checkout__change">
        <h2>{title}</h2>
        <Link
          href={pagePath(place, change)}
          aria-label={t('checkout.summaryTab.changeWhat', { what: title })}
        >
          {t('checkout.summaryTab.change')}
        </Link>
      </div>
      {children}
    </section>
  )
}

function Lines({
  checkout,
  t,
  language,
}: {
  checkout: Checkout
  t: ReturnType<typeof makeTranslate>
  language: string
}) {
  const { lines, treatmentCountry, isBusiness } = checkout.basket
  return (
    <Table
      caption={t('checkout.summaryTab.order')}
      rows={lines}
      rowKey={(line) => line.id}
      columns={[
        {
          key: 'item',
          title: t('checkout.summaryTab.item'),
          isRowHeader: true,
          cell: (line) => (
            <span>
              <b>
                {nameLine(t, language, line, treatmentCountry)}
                {line.donorAlias && `, ${line.donorAlias} ${line.donorId}`}
              </b>
              <br />
              <small>
                {line.productType === 'quota' ? '' : describeLine(t, language, line, treatmentCountry)}
              </small>
            </span>
          ),
        },
        {
          key: 'quantity',
          title: t('checkout.summaryTab.quantityTitle'),
          align: 'end',
          cell: (line) => line.quantity,
        },
        {
          key: 'total',
          title: t('checkout.summaryTab.price'),
          align: 'end',
          cell: (line) => formatMoney(isBusiness ? line.net : line.total, language),
        },
      ]}
    />
  )
}
