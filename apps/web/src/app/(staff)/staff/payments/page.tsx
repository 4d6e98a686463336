import type { Shop } from '@kindred/contracts/location'
import type { PaymentRequestRow } from '@kindred/contracts/payment-requests'
import { Badge } from '@kindred/ui/badge/badge'
import { Panel } from '@kindred/ui/panel/panel'
import { Table } from '@kindred/ui/table/table'
import { SaveDocument } from '../../../../browser/save-document.island.tsx'
import { callStaff } from '../../../../staff/call-staff.ts'
import { AskForPayment } from '../../../../staff/payments/ask-for-payment.island.tsx'
import { CancelRequest } from '../../../../staff/payments/cancel-request.island.tsx'
import { StaffFrame } from '../../../../staff/staff-frame.tsx'
import { staffLocale } from '../../../../staff/staff-locale.ts'
import { formatMoney } from '../../../../texts/format-money.ts'
import { getTexts } from '../../../../texts/get-texts.ts'

export async function generateMetadata() {
  const { t } = await getTexts(staffLocale)
  return { title: t('staff.payments.title') }
}

const tones = {
  open: 'juniper',
  paid: 'juniper',
  cancelled: 'neutral',
  expired: 'neutral',
  disputed: 'warn',
  chargedBack: 'error',
} as const

/** Payments asked for outside of an order: a new one, and what became of those before. */
export default async function StaffPayments() {
  const { t, group, format, language } = await getTexts(staffLocale)
  const requests =
    (await callStaff<PaymentRequestRow[]>('/api/staff/payment-requests', '/staff/payments')) ?? []
  const shops = (await callStaff<Shop[]>('/api/cms/shop/shops', '/staff/payments')) ?? []
  const day = (at: string) => format.dateTime(new Date(at), { dateStyle: 'medium' })
  return (
    <StaffFrame current="payments">
      <div className="k-stack">
        <h1>{t('staff.payments.title')}</h1>
        <p className="k-muted">{t('staff.payments.lead')}</p>
        <Panel as="section">
          <h2>{t('staff.payments.ask')}</h2>
          <AskForPayment
            shops={shops.map((shop) => ({
              code: shop.shopCode,
              name: shop.shopDisplayName,
              currency: shop.shopCurrency,
              languages: shop.languages.map((one) => ({
                code: one.language.toLowerCase(),
                name: one.languageName,
              })),
            }))}
            texts={{ ...group('staff.payments'), ...prefix('errors', group('staff.payments.errors')) }}
          />
        </Panel>
        {requests.length === 0 ? (
          <p>{t('staff.payments.none')}</p>
        ) : (
          <Table
            caption={t('staff.payments.title')}
            rows={requests}
            rowKey={({ id }) => id}
            columns={[
              {
                key: 'number',
                title: t('staff.payments.number'),
                isRowHeader: true,
                cell: ({ number }) => number,
              },
              {
                key: 'who',
                title: t('staff.payments.who'),
                cell: ({ email, hasAccount }) =>
                  hasAccount ? `${email}, ${t('staff.payments.hasAccount')}` : email,
              },
              { key: 'reason', title: t('staff.payments.reason'), cell: ({ reason }) => reason },
              {
                key: 'amount',
                title: t('staff.amount'),
                cell: ({ amount }) => formatMoney(amount, language),
              },
              { key: 'created', title: t('staff.payments.created'), cell: ({ createdAt }) => day(createdAt) },
              { key: 'until', title: t('staff.payments.until'), cell: ({ expiresAt }) => day(expiresAt) },
              {
                key: 'invoice',
                title: t('invoices.kind.invoice'),
                cell: ({ invoiceNumber: number }) =>
                  number && (
                    <SaveDocument
                      address={`/api/staff/invoices/${number}/pdf`}
                      fileName={`${number}.pdf`}
                      headers={{ 'x-requested-with': 'kindred' }}
                      texts={{
                        save: number,
                        label: `${t('invoices.download')}: ${t('invoices.named.invoice', { number })}`,
                        saving: t('invoices.saving'),
                        failed: t('invoices.failed'),
                      }}
                    />
                  ),
              },
              {
                key: 'state',
                title: t('staff.payments.state'),
                cell: ({ id, number, state }) => (
                  <span className="k-row">
                    <Badge tone={tones[state]}>{t(`staff.payments.states.${state}`)}</Badge>
                    {state === 'open' && (
                      <CancelRequest
                        id={id}
                        texts={{
                          cancel: t('staff.payments.cancel'),
                          label: t('staff.payments.cancelWhat', { number }),
                          cancelling: t('staff.payments.cancelling'),
                          failed: t('common.error'),
                        }}
                      />
                    )}
                  </span>
                ),
              },
            ]}
          />
        )}
      </div>
    </StaffFrame>
  )
}

const prefix = (area: string, texts: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(texts).map(([key, text]) => [`${area}.${key}`, text]))
