import type { MenuItem, Navigation } from '@kindred/contracts/content'
import { imageSource } from '@kindred/domain/images/image-address'
import { classifyArea } from '@kindred/domain/location/path'
import { Logo } from '@kindred/ui/logo/logo'
import { MegaMenu, type MegaMenuItem } from '@kindred/ui/mega-menu/mega-menu'
import { MetaBar } from '@kindred/ui/meta-bar/meta-bar'
import { SiteHeader } from '@kindred/ui/site-header/site-header'
import { signInAddress } from '../identity/sign-in-address.ts'
import { CountrySettings } from '../location/country-settings.tsx'
import { MismatchWatch } from '../location/mismatch-watch.island.tsx'
import { readSiteSearchWords } from '../site-search/site-search-words.ts'
import { getTexts } from '../texts/get-texts.ts'
import { HeaderTools } from './header-tools.island.tsx'
import { readHeaderWords } from './header-words.ts'
import { hasOwnPage, toColumns, toMobileItem } from './to-menus.ts'

type SiteTopProps = {
  locale: string
  shopCode: string
  visitorType: 'private' | 'professional'
  path: string
  /** From where the site is searched (SRCH-20); none on pages that no editor made. */
  pageId: number | undefined
  /** The start page of the visitor's kind. */
  home: string
  navigation: Navigation
  isClear: boolean
}

/** Meta menu, mega menu and tools (LAY-02, LAY-03, LAY-06, LAY-08, LAY-09). */
export async function SiteTop(props: SiteTopProps) {
  const { locale, shopCode, visitorType, path, pageId, home, navigation, isClear } = props
  const { t } = await getTexts(locale)
  const { SearchSpermDonorPage: sperm, SearchEggDonorPage: egg } = navigation.pagesByKind
  const metaLinks = [
    ...navigation.metaMenu.map(({ title, url, isActive, otherLanguage }) => ({
      title,
      href: url,
      current: isActive,
      lang: otherLanguage,
    })),
    ...(navigation.donationCountryApplyUrl
      ? [{ title: t('layout.becomeDonor'), href: navigation.donationCountryApplyUrl, current: false }]
      : []),
  ]
  const overview = t('layout.overview')
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
          <MegaMenu
            label={t('layout.mainMenu')}
            items={navigation.megaMenu.map((item) => toMegaMenuItem(item, overview))}
          />
        }
        tools={
          <HeaderTools
            shopCode={shopCode}
            locale={locale}
            hrefs={{
              signIn: signInAddress(path),
              account: `/${locale}/account/`,
              createAccount: `/${locale}/account/create-account/?shop=${shopCode}`,
              basket: `/${locale}/${shopCode}-shop/${visitorType}/checkout/basket/`,
              search: sperm ?? egg ?? null,
            }}
            search={{
              origin: { shopCode, locale, pageId },
              donorSearches: [
                ...(sperm ? [{ label: t('siteSearch.places.sperm'), href: sperm }] : []),
                ...(egg ? [{ label: t('siteSearch.places.egg'), href: egg }] : []),
              ],
              words: readSiteSearchWords(t),
            }}
            menu={{ metaLinks, items: navigation.megaMenu.map((item) => toMobileItem(item, overview)) }}
            words={readHeaderWords(t)}
          />
        }
      />
    </>
  )
}

function toMegaMenuItem(item: MenuItem, overview: string): MegaMenuItem {
  const { title, url, isActive, otherLanguage } = item
  const columns = toColumns(item)
  return {
    title,
    href: url,
    current: isActive,
    lang: otherLanguage,
    ...(columns.length ? { columns } : {}),
    ...(columns.length && hasOwnPage(item) ? { overview } : {}),
    blocks: item.megaMenuBlocks.map((block) => ({
      title: block.title,
      text: block.text,
      linkText: block.linkText,
      href: block.url,
      lang: block.otherLanguage,
      linkLang: block.otherLinkLanguage,
      // Loaded when the panel is opened: what is not shown is not fetched.
      image: block.image && (
        <img {...imageSource(block.image)} sizes="24rem" alt="" loading="lazy" decoding="async" />
      ),
    })),
  }
}
