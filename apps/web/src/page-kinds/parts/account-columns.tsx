import './account-columns.css'
import { SideMenu } from '@kindred/ui/side-menu/side-menu'
import type { ReactNode } from 'react'
import { accountPages, accountPath } from '../../account/account-path.ts'
import { getTexts } from '../../texts/get-texts.ts'
import type { PageKindProps } from '../page-kind.ts'

/** A page that editors made for the account, beside the way through the account. */
export async function AccountColumns({ children, locale, path }: PageKindProps & { children: ReactNode }) {
  const { t } = await getTexts(locale)
  return (
    <div className="k-wrap k-columns k-columns--account k-columns--within">
      <SideMenu
        label={t('account.menu.label')}
        items={accountPages.map((page) => ({
          title: t(`account.menu.${page}`),
          href: accountPath(locale, page),
          current: accountPath(locale, page) === path,
        }))}
      />
      <div>{children}</div>
    </div>
  )
}
