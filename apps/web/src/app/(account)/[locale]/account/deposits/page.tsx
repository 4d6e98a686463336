import { readLocalMoment } from '@kindred/domain/dates/shop-clock'
import { AccountFrame } from '../../../../../account/account-frame.tsx'
import { BringOffer } from '../../../../../account/bring-offer.tsx'
import { DepositList } from '../../../../../account/deposit-list.tsx'
import { EmptyAccountList } from '../../../../../account/empty-account-list.tsx'
import type { Deposit } from '../../../../../account/list-needs.ts'
import { openAccount } from '../../../../../account/open-account.ts'
import { readLocale } from '../../../../../layouts/read-locale.ts'
import { getTexts } from '../../../../../texts/get-texts.ts'

type Props = { params: Promise<{ locale: string }> }

export async function generateMetadata({ params }: Props) {
  const { t } = await getTexts(readLocale((await params).locale))
  return { title: `${t('account.deposits.title')} · ${t('common.siteName')}` }
}

export default async function DepositsPage({ params }: Props) {
  const account = await openAccount((await params).locale, 'deposits')
  const deposits = await account.call<Deposit[]>('/api/deposits')
  const { t } = await getTexts(account.locale)
  const today = readLocalMoment(new Date().toISOString(), 'Europe/Copenhagen').date
  return (
    <AccountFrame
      account={account}
      title={t('account.deposits.title')}
      lead={deposits.length > 0 ? t('account.deposits.lead') : undefined}
    >
      {deposits.length > 0 ? (
        <DepositList deposits={deposits} account={account} today={today} />
      ) : (
        <EmptyAccountList account={account} area="account.deposits" />
      )}
      <div className="k-deposits__bring">
        <BringOffer account={account} />
      </div>
    </AccountFrame>
  )
}
