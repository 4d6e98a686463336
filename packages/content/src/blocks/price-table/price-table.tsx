import { Table } from '@kindred/ui/table/table'
import type { BlockWords } from '../block-words.ts'
import { SectionHead } from '../section-head.tsx'
import type { PriceTableData } from './schema.ts'

type Row = PriceTableData['rows'][number]

/** The prices of this shop, straight from its price list. */
export function PriceTableBlock({
  headline,
  text,
  table,
  rows,
  isWithoutTax,
  words,
}: PriceTableData & { words: BlockWords }) {
  const { t, formatMoney } = words
  const isSperm = table === 'sperm'
  const describe = ({ strawType, service, months, volumeUl }: Row) =>
    [
      strawType
        ? t('blocks.prices.straw', { type: strawType })
        : service
          ? t('blocks.prices.service', { service })
          : '',
      months ? t('blocks.prices.months', { count: months }) : '',
      isSperm && volumeUl ? t('blocks.prices.volume', { ml: volumeUl / 1000 }) : '',
    ]
      .filter(Boolean)
      .join(', ')
  return (
    <section className="k-wrap k-block">
      <SectionHead headline={headline} text={text} />
      <Table<Row>
        caption={headline ?? t('blocks.prices.caption')}
        rows={rows}
        rowKey={({ key }) => key}
        columns={[
          { key: 'what', title: t('blocks.prices.what'), isRowHeader: true, cell: describe },
          ...(isSperm
            ? [
                {
                  key: 'mot',
                  title: t('blocks.prices.mot'),
                  cell: ({ motClass }: Row) =>
                    motClass === null ? '' : t('blocks.prices.motValue', { mot: motClass }),
                },
              ]
            : []),
          ...(isSperm || table === 'eggs'
            ? [
                {
                  key: 'donor',
                  title: t('blocks.prices.donor'),
                  cell: ({ releaseType, tier }: Row) =>
                    [
                      releaseType && t(`traits.releaseType.${releaseType}`),
                      tier && t(`search.tierBadge.${tier}`),
                    ]
                      .filter(Boolean)
                      .join(', ') || t('blocks.prices.all'),
                },
              ]
            : []),
          {
            key: 'price',
            title: isWithoutTax
              ? t('common.titleWithoutTax', { title: t('blocks.prices.price') })
              : t('blocks.prices.price'),
            align: 'end' as const,
            cell: ({ price }: Row) => formatMoney(price),
          },
        ]}
      />
    </section>
  )
}
