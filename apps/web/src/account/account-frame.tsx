import './account.css'
import type { MenuItem } from '@kindred/contracts/content'
import type { IconName } from '@kindred/ui/icon/icon'
import { SideMenu } from '@kindred/ui/side-menu/side-menu'
import type { ReactNode } from 'react'
import { SiteFrame } from '../layouts/site-frame.tsx'
import { findKindOfSurface } from '../measurement/measured-kind.ts'
import { EditorWords } from '../page-kinds/parts/editor-words.tsx'
import { getTexts } from '../texts/get-texts.ts'
import { type AccountPage, accountPages, accountPath } from './account-path.ts'
import type { Account } from './open-account.ts'

const icons: Record<AccountPage, IconName> = {
  overview: 'home',
  orders: 'parcel',
  deposits: 'tank',
  familyPlaces: 'people',
  faceMatching: 'person',
  favourites: 'heart',
  genetics: 'genes',
  security: 'lock',
}

/** The drawing of a place, by its address; places without one have none. */
const findIcon = (locale: string, url: string) => {
  const page = accountPages.find((one) => accountPath(locale, one) === url)
  return page && icons[page]
}

type AccountFrameProps = { account: Account; title: string; lead?: string; children: ReactNode }

/** A page of the account: the shop's own header and footer, and beside the page the way through the account. */
export async function AccountFrame({ account, title, lead, children }: AccountFrameProps) {
  const { locale, shopCode, visitorType, page, path, call } = account
  const { t } = await getTexts(locale)
  const menu = await call<MenuItem[]>('/api/cms/navigation/account/menu', { query: { language: locale } })
  return (
    <SiteFrame {...{ locale, shopCode, visitorType, path }} kind={findKindOfSurface('account', path)}>
      <div className="k-wrap k-columns k-columns--account">
        <SideMenu
          label={t('account.menu.label')}
          items={[
            ...menu.map(({ title: name, url }) => ({
              title: name,
              href: url,
              icon: findIcon(locale, url),
              current: url === accountPath(locale, page),
            })),
            {
              title: t('account.menu.signOut'),
              href: '/api/auth/federated-logout/',
              icon: 'sign-out' as const,
            },
          ]}
        />
        <div className="k-account">
          <header className="k-account__head">
            <h1>{title}</h1>
            {lead && <p className="k-lead">{lead}</p>}
          </header>
          <EditorWords place={{ locale, shopCode, visitorType, path }}>{children}</EditorWords>
        </div>
      </div>
    </SiteFrame>
  )
}
