import type { Order } from '@kindred/contracts/orders'
import { Table } from '@kindred/ui/table/table'
import { SaveDocument } from '../browser/save-document.island.tsx'
import { formatMoney } from '../texts/format-money.ts'
import { getTexts } from '../texts/get-texts.ts'

type InvoiceListProps = {
  invoices: Order['invoices']
  locale: string
  /** The call that gives the PDF of a number. */
  addressOf: (number: string) => string
  headers: Record<string, string>
}

/** Invoice and credit notes of an order, each to keep as PDF. */
export async function InvoiceList({ invoices, locale, addressOf, headers }: InvoiceListProps) {
  const { t, format, language } = await getTexts(locale)
  return (
    <Table
      caption={t('invoices.papers')}
      rows={invoices}
      rowKey={({ number }) => number}
      columns={[
        {
          key: 'name',
          title: t('invoices.what'),
          isRowHeader: true,
          cell: ({ kind, number }) => t(`invoices.named.${kind}`, { number }),
        },
        {
          key: 'issued',
          title: t('invoices.issued'),
          cell: ({ issuedOn }) => format.dateTime(new Date(`${issuedOn}T12:00:00Z`), { dateStyle: 'medium' }),
        },
        {
          key: 'amount',
          title: t('orders.amount'),
          align: 'end',
          cell: ({ total }) => formatMoney(total, language),
        },
        {
          key: 'save',
          title: t('invoices.download'),
          align: 'end',
          cell: ({ kind, number }) => (
            <SaveDocument
              address={addressOf(number)}
              fileName={`${number}.pdf`}
              headers={headers}
              texts={{
                save: t('invoices.download'),
                label: `${t('invoices.download')}: ${t(`invoices.named.${kind}`, { number })}`,
                saving: t('invoices.saving'),
                failed: t('invoices.failed'),
              }}
            />
          ),
        },
      ]}
    />
  )
}
