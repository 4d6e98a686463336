import { Badge } from '@kindred/ui/badge/badge'
import { Link } from '@kindred/ui/link/link'
import { Panel } from '@kindred/ui/panel/panel'
import { Avatar } from '@kindred/ui/portrait/portrait'
import { StrawGoblet, StrawLegend } from '@kindred/ui/straw-goblet/straw-goblet'
import { pickTexts } from '../checkout/pick-texts.ts'
import { pagePath } from '../checkout/place.ts'
import { getTexts } from '../texts/get-texts.ts'
import { printPrice } from '../texts/print-price.ts'
import { accountPath } from './account-path.ts'
import { type Deposit, endsSoon } from './list-needs.ts'
import { nameBrought } from './name-brought.ts'
import type { Account } from './open-account.ts'
import { RenewDeposit } from './renew-deposit.island.tsx'
import { SendDeposit } from './send-deposit.island.tsx'

type DepositListProps = { deposits: readonly Deposit[]; account: Account; today: string }

/** Straws kept with us by donor, as they stand in the tank, each with its last day. */
export async function DepositList({ deposits, account, today }: DepositListProps) {
  const { locale, visitorType } = account
  const { t, format, language } = await getTexts(locale)
  const islandTexts = await pickTexts(locale, 'account.deposits', 'checkout.reservation.legend')
  const day = (date: string, dateStyle: 'medium' | 'long' = 'medium') =>
    format.dateTime(new Date(`${date}T12:00:00Z`), { dateStyle })
  return (
    <>
      <Panel flush>
        <ul className="k-deposits">
          {deposits.map((deposit) => {
            const { kind, quantity: count, goods, donorAlias: alias } = deposit
            const isEnding = endsSoon(deposit, today)
            const date = day(deposit.endsOn)
            const basketPath = pagePath({ ...account, shopCode: deposit.shopCode }, 'basket')
            const what = alias
              ? t('account.deposits.what', { type: deposit.strawType ?? '', mot: String(deposit.motClass) })
              : (deposit.place ?? '')
            const title = alias ? `${alias} ${deposit.donorId}` : nameBrought(t, deposit)
            const ending = isEnding ? 'yes' : 'no'
            return (
              <li key={deposit.id}>
                <div className="k-deposits__donor">
                  {deposit.portraitUrl && <Avatar src={deposit.portraitUrl} large />}
                  <div>
                    <b>{alias ?? title}</b> {deposit.donorId}
                    <p>
                      {alias
                        ? t('account.deposits.count', { kind, count, goods })
                        : t('orders.arrival.from', { from: deposit.broughtFrom ?? '' })}
                    </p>
                  </div>
                </div>
                <div>
                  <StrawGoblet
                    positions={Array.from({ length: count }, () => (isEnding ? 'ending' : kind))}
                    label={alias ? t('account.deposits.goblet', { kind, count, goods, ending }) : title}
                  />
                  <p>
                    {what}
                    {deposit.straws.length > 0 && ` · ${deposit.straws.join(', ')}`}
                  </p>
                  {!alias && <p>{t('account.deposits.broughtSend')}</p>}
                </div>
                <div className="k-deposits__end">
                  <Badge tone={isEnding ? 'honey' : kind === 'reserved' ? 'heather' : 'juniper'}>
                    {t(deposit.isOver ? 'account.deposits.over' : 'account.deposits.until', { kind, date })}
                  </Badge>
                  <p>
                    <Link href={accountPath(locale, 'orders', deposit.orderNumber)}>
                      {t('account.deposits.order', { number: deposit.orderNumber })}
                    </Link>
                  </p>
                  <div className="k-deposits__acts">
                    {alias && !(deposit.isOver && kind === 'reserved') && (
                      <SendDeposit
                        deposit={{
                          id: deposit.id,
                          shopCode: deposit.shopCode,
                          quantity: count,
                          isEmbryo: goods === 'embryos',
                          donorAlias: alias,
                        }}
                        name={what}
                        title={t('account.deposits.sendTitle', {
                          alias,
                          donor: deposit.donorId ?? '',
                        })}
                        locale={locale}
                        basketPath={basketPath}
                        texts={islandTexts}
                      />
                    )}
                    {deposit.renewals.length > 0 && (
                      <RenewDeposit
                        deposit={{ id: deposit.id, kind, shopCode: deposit.shopCode }}
                        locale={locale}
                        periods={deposit.renewals.map(({ months, price, endsOn }) => ({
                          months,
                          title: t('checkout.reservation.months', { months }),
                          until: t('account.deposits.until', { kind, date: day(endsOn, 'long') }),
                          price: printPrice({ t, language }, price, visitorType),
                        }))}
                        title={`${t('account.deposits.renew')}: ${title}`}
                        date={day(deposit.endsOn, 'long')}
                        basketPath={basketPath}
                        texts={islandTexts}
                      />
                    )}
                  </div>
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
