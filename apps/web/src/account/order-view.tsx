import { nameOrderLine } from '@kindred/content/words/name-order-line.ts'
import type { Order, OwnOrder } from '@kindred/contracts/orders'
import { Badge } from '@kindred/ui/badge/badge'
import { Flow } from '@kindred/ui/flow/flow'
import { Note } from '@kindred/ui/note/note'
import { SummaryList } from '@kindred/ui/summary-list/summary-list'
import { Table } from '@kindred/ui/table/table'
import { Timeline } from '@kindred/ui/timeline/timeline'
import { AddressText } from '../checkout/address-text.tsx'
import { pickTexts } from '../checkout/pick-texts.ts'
import { formatMoney } from '../texts/format-money.ts'
import { getTexts } from '../texts/get-texts.ts'
import { InvoiceList } from './invoice-list.tsx'
import { isOnlyReserved, listOrderFlow } from './list-order-flow.ts'
import { listOrderSums, type OrderSum, showNet } from './list-order-sums.ts'
import { Part } from './part.tsx'
import { SendNewYorkForm } from './send-new-york-form.island.tsx'
import { SignCarriers } from './sign-carriers.island.tsx'

type OrderViewProps = {
  order: OwnOrder
  locale: string
  shopCode: string
  /** Where it is read what a carrier finding means. */
  carrierHref: string
}

/** One order: how far it has come, what is in it, where it goes, its invoices, and what happened. */
export async function OrderView({ order, locale, shopCode, carrierHref }: OrderViewProps) {
  const { t, format, language } = await getTexts(locale)
  const moment = (at: string) => format.dateTime(new Date(at), { dateStyle: 'medium', timeStyle: 'short' })
  const day = (date: string) => format.dateTime(new Date(`${date}T12:00:00Z`), { dateStyle: 'full' })
  const isFree = order.total.amountMinor === 0
  const isFetched = order.shippingMethod === 'pickUp'
  const fetcher = order.clinicName === null ? 'customer' : 'clinic'
  const shippedAt = order.history.find((entry) => entry.code === 'fulfilment.shipped')?.at
  const steps = listOrderFlow(order)
  const isToLeave = steps.some(({ step, state }) => step === 'shipped' && state !== 'done')
  // What ended before it left goes nowhere.
  const travels = isToLeave || shippedAt !== undefined || order.trackingNumber !== null
  // What costs nothing counts as paid, though nobody paid anything.
  const nameEvent = (code: string) =>
    isFetched && code === 'fulfilment.shipped'
      ? t('orders.fetched.word')
      : t(`orders.events.${isFree && code === 'payment.paid' ? 'payment.nothingDue' : code}`)
  return (
    <>
      <Flow
        label={t('orders.flow.label')}
        doneLabel={t('orders.flow.done')}
        states={steps.map(({ step, state, at }) => ({
          title: step === 'shipped' && isFetched ? t('orders.fetched.word') : t(`orders.flow.${step}`),
          state,
          note: at
            ? moment(at)
            : step === 'shipped' && order.dispatchOn
              ? t('orders.flow.planned', {
                  date: format.dateTime(new Date(`${order.dispatchOn}T12:00:00Z`), {
                    day: 'numeric',
                    month: 'short',
                  }),
                })
              : undefined,
        }))}
      />
      <div className="k-account__part">
        <SignCarriers
          {...{ order, shopCode, locale, carrierHref }}
          texts={await pickTexts(locale, 'checkout.summaryTab.carriers', 'orders.carriers')}
        />
      </div>
      {order.newYorkForm === 'missing' && isOpen(order) && (
        <div className="k-account__part">
          <SendNewYorkForm
            number={order.number}
            shopCode={shopCode}
            texts={await pickTexts(locale, 'checkout.summaryTab.newYork', 'uploads', 'invoices')}
          />
        </div>
      )}
      {order.newYorkForm === 'received' && (
        <Note tone="ok" className="k-account__part">
          {t('orders.newYorkReceived')}
        </Note>
      )}
      <Part title={t('orders.lines')}>
        <OrderLines order={order} locale={locale} />
      </Part>
      <div className="k-account__part k-order-parts">
        <section>
          <h2>{t('orders.where')}</h2>
          {order.delivery && travels ? (
            <AddressText address={order.delivery} name={order.clinicName} language={language} />
          ) : (
            <p>{t('orders.nothingTravels')}</p>
          )}
        </section>
        {order.arrival && (
          <section>
            <h2>{t('orders.arrival.title')}</h2>
            <p>
              {t('basket.line.shipmentInbound', {
                goods: order.arrival.goods,
                count: order.arrival.count,
              })}
            </p>
            <p>{t('orders.arrival.from', { from: order.arrival.from })}</p>
            <p>
              {order.arrival.arrivedAt
                ? t(order.arrival.isKept ? 'orders.arrival.here' : 'orders.arrival.gone', {
                    date: day(order.arrival.arrivedAt.slice(0, 10)),
                  })
                : t('orders.arrival.awaited')}
            </p>
          </section>
        )}
        {order.shippingMethod && travels && (
          <section>
            <h2>{t('orders.how')}</h2>
            {isFetched && isToLeave ? (
              <>
                <p>{t('checkout.shipping.method.pickUp', { by: fetcher })}</p>
                <p>{t('checkout.shipping.methodText.pickUp', { by: fetcher })}</p>
              </>
            ) : (
              <p>{t(`orders.method.${order.shippingMethod}`)}</p>
            )}
            {order.dispatchOn && isToLeave && (
              <p>
                {t(isFetched ? 'orders.fetched.readyOn' : 'orders.leavesOn', { date: day(order.dispatchOn) })}
              </p>
            )}
            {shippedAt && !isFetched && <p>{t('orders.leftOn', { date: day(shippedAt.slice(0, 10)) })}</p>}
            {order.trackingNumber && (
              <p>
                {t('orders.tracking')}: <b className="k-numbers">{order.trackingNumber}</b>
              </p>
            )}
          </section>
        )}
        <section>
          <h2>{t('orders.who')}</h2>
          <AddressText address={order.billing} language={language} />
          <p>
            {t(
              `orders.paidBy.${isFree ? 'nothing' : isOnlyReserved(order) ? 'reserved' : order.paymentMethod}`,
            )}
          </p>
        </section>
      </div>
      {order.invoices.length > 0 && (
        <Part title={t('invoices.papers')}>
          <InvoiceList
            invoices={order.invoices}
            locale={locale}
            addressOf={(number) => `/api/invoices/${number}/pdf`}
            headers={{ 'x-shop-code': shopCode }}
          />
        </Part>
      )}
      <Part title={t('orders.history')}>
        <Timeline
          label={t('orders.history')}
          events={order.history
            // Who fetched it has it: that it was received tells them nothing.
            .filter(({ code }) => !isFetched || code !== 'fulfilment.delivered')
            // What happened in one moment stays in its order.
            .toReversed()
            .sort((a, b) => b.at.localeCompare(a.at))
            .map((entry, index) => ({
              key: `${entry.at} ${entry.code} ${index}`,
              title: nameEvent(entry.code) || t('orders.events.other'),
              at: entry.at,
              atText: moment(entry.at),
              ...(/failed|cancelled|returned/.test(entry.code) ? { tone: 'error' as const } : {}),
            }))}
        />
      </Part>
    </>
  )
}

/** Nothing of it has left, and nobody called it off. */
const isOpen = ({ state }: Order): boolean => ['placed', 'processing', 'stored'].includes(state)

async function OrderLines({ order, locale }: { order: Order; locale: string }) {
  const { t, format, language } = await getTexts(locale)
  const day = (at: string) => format.dateTime(new Date(at), { dateStyle: 'medium' })
  const money = (amount: Order['total']) => formatMoney(amount, language)
  const nameSum = (key: OrderSum['key']) => {
    if (key === 'discount') return t('basket.sums.discount', { code: order.discount?.code ?? '' })
    return key === 'vat' ? t('basket.sums.vat') : t(`orders.${key}`)
  }
  return (
    <>
      <Table
        caption={t('orders.lines')}
        rows={order.lines}
        rowKey={(line) => line.id}
        columns={[
          {
            key: 'item',
            title: t('orders.item'),
            isRowHeader: true,
            cell: (line) => (
              <span>
                <b>{nameOrderLine(t, language, line)}</b>
                {line.donorAlias && `, ${line.donorAlias} ${line.donorId}`}{' '}
                {line.addedAutomatically && line.productKind === 'quota' && (
                  <Badge tone="heather">{t('orders.required')}</Badge>
                )}
              </span>
            ),
          },
          {
            key: 'straws',
            title: t('orders.straws'),
            cell: (line) =>
              line.straws.length > 0 && <span className="k-numbers">{line.straws.join(', ')}</span>,
          },
          {
            key: 'quantity',
            title: t('orders.quantity'),
            align: 'end',
            cell: (line) => (
              <span>
                {line.quantity}
                {line.cancelledQuantity > 0 && (
                  <>
                    {' · '}
                    <small>{t('orders.calledOff', { count: line.cancelledQuantity })}</small>
                  </>
                )}
              </span>
            ),
          },
          {
            key: 'amount',
            title: t('orders.amount'),
            align: 'end',
            cell: (line) => money(order.isBusiness ? showNet(line) : line.total),
          },
        ]}
      />
      {order.discount && (
        <p className="k-order-discount">{t('invoices.discount', { amount: money(order.discount.amount) })}</p>
      )}
      <div className="k-order-sums">
        <SummaryList
          lines={listOrderSums(order).map(({ key, amount }) => ({
            key,
            term: nameSum(key),
            value: key === 'shipping' && amount.amountMinor === 0 ? t('basket.sums.free') : money(amount),
          }))}
          total={{ term: t('orders.total'), value: money(order.total) }}
          note={
            order.tax.amountMinor === 0
              ? t('orders.noTax')
              : order.isBusiness
                ? t('basket.sums.net')
                : t('orders.includesTax', { tax: money(order.tax) })
          }
        />
        {order.moneyBack.length > 0 && (
          <SummaryList
            lines={order.moneyBack.map(({ amount, isThere, at }) => ({
              key: at,
              term: isThere ? t('orders.moneyBack.there', { date: day(at) }) : t('orders.moneyBack.underWay'),
              value: money(amount),
            }))}
          />
        )}
      </div>
    </>
  )
}
