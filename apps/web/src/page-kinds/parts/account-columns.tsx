import { SideMenu } from '@kindred/ui/side-menu/side-menu'
import type { ReactNode } from 'react'
import { accountPages, accountPageTitles, accountPath } from '../../account/account-path.ts'
import { offersGenetics } from '../../genetic-matching/offers-genetics.ts'
import { getTexts } from '../../texts/get-texts.ts'
import type { PageKindProps } from '../page-kind.ts'

/** A page that editors made for the account, beside the way through the account. */
export async function AccountColumns({
  children,
  locale,
  shopCode,
  path,
}: PageKindProps & { children: ReactNode }) {
  const { t } = await getTexts(locale)
  const hasGenetics = await offersGenetics(shopCode)
  const pages = accountPages.filter((page) => page !== 'genetics' || hasGenetics)
  return (
    <div className="k-wrap k-columns k-columns--account k-columns--within">
      <SideMenu
        label={t('account.menu.label')}
        items={pages.map((page) => ({
          title: t(accountPageTitles[page]),
          href: accountPath(locale, page),
          current: accountPath(locale, page) === path,
        }))}
      />
      <div>{children}</div>
    </div>
  )
}
