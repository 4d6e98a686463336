import { LinkButton } from '@kindred/ui/link-button/link-button'
import { Panel } from '@kindred/ui/panel/panel'
import { ToDoList } from '@kindred/ui/to-do-list/to-do-list'
import { pagePath } from '../checkout/place.ts'
import { getTexts } from '../texts/get-texts.ts'
import { accountPath } from './account-path.ts'
import type { Deposit, Need } from './list-needs.ts'
import { nameBrought } from './name-brought.ts'
import type { Account } from './open-account.ts'

/** What needs the person now. */
export async function NeedList({ needs, account }: { needs: readonly Need[]; account: Account }) {
  const { t, format } = await getTexts(account.locale)
  const nameEnd = (deposit: Deposit) => {
    const { kind, quantity: count, goods, donorAlias: alias } = deposit
    const date = format.dateTime(new Date(`${deposit.endsOn}T12:00:00Z`), { dateStyle: 'long' })
    return alias
      ? t('account.need.endingTitle', { kind, count, goods, alias, date })
      : `${nameBrought(t, deposit)}. ${t('account.deposits.until', { kind, date })}`
  }
  const describe = (need: Need, index: number) => {
    // One filled button per view: the most urgent one.
    const variant = index === 0 ? ('filled' as const) : ('outlined' as const)
    switch (need.kind) {
      case 'basket':
        return {
          key: 'basket',
          icon: 'basket' as const,
          tone: 'honey' as const,
          title: t('account.need.basketTitle', { count: need.count }),
          text: need.heldUntil
            ? t('account.need.basketHeld', {
                time: format.dateTime(new Date(need.heldUntil), { timeStyle: 'short' }),
              })
            : t('account.need.basketNotHeld'),
          action: (
            <LinkButton variant={variant} href={pagePath(account, 'basket')}>
              {t('account.need.basketAction')}
            </LinkButton>
          ),
        }
      case 'unpaid':
        return {
          key: need.order.number,
          icon: 'document' as const,
          title: t('account.need.unpaidTitle', { number: need.order.number }),
          text: t('account.need.unpaidText'),
          action: (
            <LinkButton variant={variant} href={accountPath(account.locale, 'orders', need.order.number)}>
              {t('account.need.unpaidAction')}
            </LinkButton>
          ),
        }
      case 'ending':
        return {
          key: need.deposit.id,
          icon: 'clock' as const,
          tone: 'honey' as const,
          title: nameEnd(need.deposit),
          text: t('account.need.endingText'),
          action: (
            <LinkButton variant={variant} href={accountPath(account.locale, 'deposits')}>
              {t('account.need.endingAction')}
            </LinkButton>
          ),
        }
    }
  }
  return (
    <Panel flush>
      <ToDoList items={needs.map(describe)} />
    </Panel>
  )
}
