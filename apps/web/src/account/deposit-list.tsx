import { Badge } from '@kindred/ui/badge/badge'
import { Link } from '@kindred/ui/link/link'
import { Panel } from '@kindred/ui/panel/panel'
import { Avatar } from '@kindred/ui/portrait/portrait'
import { StrawGoblet, StrawLegend } from '@kindred/ui/straw-goblet/straw-goblet'
import { getTexts } from '../texts/get-texts.ts'
import { accountPath } from './account-path.ts'
import { type Deposit, endsSoon } from './list-needs.ts'

type DepositListProps = { deposits: readonly Deposit[]; locale: string; today: string }

/** Straws kept with us by donor, as they stand in the tank, each with its last day. */
export async function DepositList({ deposits, locale, today }: DepositListProps) {
  const { t, format } = await getTexts(locale)
  return (
    <>
      <Panel flush>
        <ul className="k-deposits">
          {deposits.map((deposit) => {
            const { kind, quantity: count } = deposit
            const isEnding = endsSoon(deposit, today)
            const date = format.dateTime(new Date(`${deposit.endsOn}T12:00:00Z`), { dateStyle: 'medium' })
            return (
              <li key={deposit.id}>
                <div className="k-deposits__donor">
                  <Avatar src={deposit.portraitUrl} large />
                  <div>
                    <b>{deposit.donorAlias}</b> {deposit.donorId}
                    <p>{t('account.deposits.count', { kind, count })}</p>
                  </div>
                </div>
                <div>
                  <StrawGoblet
                    positions={Array.from({ length: count }, () => (isEnding ? 'ending' : kind))}
                    label={t('account.deposits.goblet', { kind, count, ending: isEnding ? 'yes' : 'no' })}
                  />
                  <p>
                    {t('account.deposits.what', { type: deposit.strawType, mot: String(deposit.motClass) })}
                    {deposit.straws.length > 0 && ` · ${deposit.straws.join(', ')}`}
                  </p>
                </div>
                <div className="k-deposits__end">
                  <Badge tone={isEnding ? 'honey' : kind === 'reserved' ? 'heather' : 'juniper'}>
                    {t('account.deposits.until', { kind, date })}
                  </Badge>
                  <p>
                    <Link href={accountPath(locale, 'orders', deposit.orderNumber)}>
                      {t('account.deposits.order', { number: deposit.orderNumber })}
                    </Link>
                  </p>
                </div>
              </li>
            )
          })}
        </ul>
      </Panel>
      <div className="k-deposits__legend">
        <StrawLegend
          items={[
            { state: 'stored', text: t('account.deposits.legendStored') },
            { state: 'ending', text: t('account.deposits.legendEnding') },
            { state: 'reserved', text: t('account.deposits.legendReserved') },
          ]}
        />
      </div>
    </>
  )
}
