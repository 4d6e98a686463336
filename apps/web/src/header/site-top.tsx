import type { MenuItem, Navigation } from '@kindred/contracts/content'
import { classifyArea } from '@kindred/domain/location/path'
import { Logo } from '@kindred/ui/logo/logo'
import { MegaMenu, type MegaMenuItem } from '@kindred/ui/mega-menu/mega-menu'
import { MetaBar } from '@kindred/ui/meta-bar/meta-bar'
import { SiteHeader } from '@kindred/ui/site-header/site-header'
import { CountrySettings } from '../location/country-settings.tsx'
import { MismatchWatch } from '../location/mismatch-watch.island.tsx'
import { getTexts } from '../texts/get-texts.ts'
import { MobileMenu } from './mobile-menu.island.tsx'
import { SessionTools } from './session-tools.island.tsx'

type SiteTopProps = {
  locale: string
  shopCode: string
  visitorType: 'private' | 'professional'
  path: string
  navigation: Navigation
  isClear: boolean
}

/** Meta menu, mega menu and tools (LAY-02, LAY-03, LAY-08, LAY-09). */
export async function SiteTop({ locale, shopCode, visitorType, path, navigation, isClear }: SiteTopProps) {
  const { t } = await getTexts(locale)
  const home = `/${locale}/${shopCode}-shop/${visitorType}/`
  const metaLinks = navigation.metaMenu.map(({ title, url, isActive }) => ({
    title,
    href: url,
    current: isActive,
  }))
  return (
    <>
      <MetaBar label={t('layout.visitorType')} links={metaLinks}>
        <CountrySettings locale={locale} shopCode={shopCode} visitorType={visitorType} path={path} />
      </MetaBar>
      {/* Elsewhere there is no shop at hand to differ from. */}
      {classifyArea(path) === 'shop' && (
        <MismatchWatch
          locale={locale}
          shopCode={shopCode}
          visitorType={visitorType}
          texts={{
            title: t('location.mismatchTitle'),
            text: t('location.mismatchText'),
            yes: t('location.yes'),
            no: t('location.no'),
            saving: t('layout.savingSettings'),
            error: t('common.error'),
            close: t('common.close'),
          }}
        />
      )}
      <SiteHeader
        clear={isClear}
        logo={<Logo name={t('common.siteName')} href={home} />}
        navigation={
          <MegaMenu label={t('layout.mainMenu')} items={navigation.megaMenu.map(toMegaMenuItem(t))} />
        }
        tools={
          <SessionTools
            shopCode={shopCode}
            locale={locale}
            signInHref={`/api/auth/signin?callbackUrl=${encodeURIComponent(path)}`}
            accountHref={`/${locale}/account/`}
            basketHref={`${home}checkout/basket/`}
            texts={{
              signIn: t('layout.signInOrCreate'),
              account: t('layout.account'),
              basket: t('layout.basket'),
              basketWithCount: t('layout.basketWithCount', { count: '{count}' }),
            }}
          />
        }
        mobileMenu={
          <MobileMenu
            label={t('layout.menu')}
            closeLabel={t('common.close')}
            backLabel={t('common.back')}
            extra={
              <ul className="k-mobile-navigation__list">
                {metaLinks.map(({ title, href, current }) => (
                  <li key={href}>
                    <a href={href} aria-current={current ? 'true' : undefined}>
                      {title}
                    </a>
                  </li>
                ))}
              </ul>
            }
            items={navigation.megaMenu.map(({ title, url, isActive, children }) => ({
              title,
              href: url,
              current: isActive,
              children: children.map((child) => ({
                title: child.title,
                href: child.url,
                current: child.isActive,
              })),
            }))}
          />
        }
      />
    </>
  )
}

/** Children of a top item stand in columns: those with children of their own head a column. */
function toMegaMenuItem(t: (key: string) => string) {
  return (item: MenuItem): MegaMenuItem => {
    const heads = item.children.filter((child) => child.children.length > 0)
    const loose = item.children.filter((child) => child.children.length === 0)
    const columns = [
      ...(loose.length ? [{ links: loose.map(toLink) }] : []),
      ...heads.map((head) => ({ title: head.title, links: head.children.map(toLink) })),
    ]
    return {
      ...toLink(item),
      ...(columns.length ? { columns, overview: t('layout.overview') } : {}),
    }
  }
}

const toLink = ({ title, url, isActive }: MenuItem) => ({ title, href: url, current: isActive })
