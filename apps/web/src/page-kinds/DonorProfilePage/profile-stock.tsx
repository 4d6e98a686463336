import type { DonorDetail } from '@kindred/contracts/donors'
import { Badge } from '@kindred/ui/badge/badge'
import { Table } from '@kindred/ui/table/table'
import { formatMoney } from '../../texts/format-money.ts'
import { toLanguageTag } from '../../texts/get-texts.ts'
import { titlePrices } from '../../texts/print-price.ts'
import type { ProfileProps } from './profile-props.ts'
import { StrawQuantity } from './straw-choice.lazy.tsx'

type Line = DonorDetail['stock'][number]

/** What can be had, in what strength, for how much; a number beside each when it can be bought here. */
export function ProfileStock({ donor, names, locale, place }: ProfileProps) {
  const { t } = names
  const language = toLanguageTag(locale)
  const isEgg = donor.kind === 'egg'
  const canBuy = donor.offered
  return (
    <section id="stock" aria-labelledby="stock-title">
      <h2 id="stock-title">{t('donor.stock.title')}</h2>
      <p className="k-profile__lead">{t(isEgg ? 'donor.stock.leadEgg' : 'donor.stock.lead')}</p>
      {!isEgg && (
        <details className="k-profile__help">
          <summary>{t('donor.stock.help')}</summary>
          <ul>
            <li>{t('donor.stock.helpIui')}</li>
            <li>{t('donor.stock.helpIci')}</li>
            <li>{t('donor.stock.helpIvf')}</li>
          </ul>
          <p>{t('donor.stock.helpAsk')}</p>
        </details>
      )}
      <Table<Line>
        caption={t('donor.stock.caption', { name: donor.name })}
        rows={donor.stock}
        rowKey={(line) => line.stockItemId}
        empty={<p className="k-profile__lead">{t('donor.stock.empty', { name: donor.name })}</p>}
        columns={[
          {
            key: 'type',
            title: t(isEgg ? 'donor.stock.typeEgg' : 'donor.stock.type'),
            isRowHeader: true,
            cell: (line) => (
              <span className="k-straw-name">
                <b>{t('donor.stock.name', { type: line.strawType })}</b>{' '}
                <span>
                  {[
                    t('donor.stock.note', { type: line.strawType }),
                    isEgg ? '' : t('donor.stock.volume', { ml: line.volumeUl / 1000 }),
                  ]
                    .filter(Boolean)
                    .join(', ')}
                </span>
              </span>
            ),
          },
          ...(isEgg
            ? []
            : [
                {
                  key: 'mot',
                  title: t('donor.stock.mot'),
                  cell: (line: Line) => <b>{t('donor.stock.motValue', { mot: line.motClass })}</b>,
                },
              ]),
          {
            key: 'stock',
            title: t('donor.stock.inStock'),
            cell: (line) => <Left line={line} donor={donor} names={names} />,
          },
          {
            key: 'price',
            title: titlePrices(t, t('donor.stock.price'), place.visitorType),
            align: 'end',
            cell: (line) => (line.price ? formatMoney(line.price, language) : t('donor.stock.noPrice')),
          },
          ...(canBuy
            ? [
                {
                  key: 'quantity',
                  title: t('donor.stock.quantity'),
                  align: 'end' as const,
                  cell: (line: Line) =>
                    line.available > 0 && line.price ? (
                      <StrawQuantity
                        stockItemId={line.stockItemId}
                        maximum={line.available}
                        label={t('donor.stock.stepper', { type: line.strawType, mot: line.motClass })}
                        fewerLabel={t('donor.stock.fewer')}
                        moreLabel={t('donor.stock.more')}
                      />
                    ) : null,
                },
              ]
            : []),
        ]}
      />
    </section>
  )
}

function Left({ line, donor, names }: { line: Line } & Pick<ProfileProps, 'donor' | 'names'>) {
  const { t, formatMonth } = names
  const { available, strawType: type } = line
  if (available === 0)
    return donor.nextAvailableMonth
      ? t('donor.stock.next', { month: formatMonth(donor.nextAvailableMonth) })
      : t('donor.stock.soldOut')
  if (available <= 3) return <Badge tone="warn">{t('donor.stock.last', { count: available, type })}</Badge>
  return t('donor.stock.straws', { count: available, type })
}
