import { fallbackChain } from '@kindred/content/config/locales.ts'
import { loadTexts } from '@kindred/content/texts/load-texts.ts'
import type { Navigation } from '@kindred/contracts/content'
import type { Locale } from '@kindred/domain/vocabulary'
import { socialNetworks } from '@kindred/domain/vocabulary'
import { createTranslator } from 'use-intl/core'
import type { Services } from '../services.ts'
import { nameOther } from './name-other.ts'
import type { NavigationRow, Target } from './navigation.store.ts'
import { resolveTree } from './resolve-blocks.ts'
import { mediaUrl } from './to-image.ts'

type Footer = Navigation['footer']
type Shop =
  ReturnType<Services['reference']>['shops'] extends ReadonlyMap<string, infer Found> ? Found : never
type Links = (targets?: Target[]) => Footer['footerLinks'][number]['links']

/** LAY-18: what the shop keeps of itself, and what editors put below it in this language. */
export async function makeFooter(
  shop: Shop,
  menus: NavigationRow | undefined,
  locale: Locale,
  links: Links,
  targets: Parameters<typeof resolveTree>[1],
): Promise<Footer> {
  const label = await readLabels(menus, locale)
  const countries = new Intl.DisplayNames(locale, { type: 'region' })
  const { street, postalCode, city, country } = shop.address
  const hours = fallbackChain(locale).find((candidate) => shop.openingHours[candidate])
  const otherLanguage = nameOther(menus?.locale, locale)
  return {
    shopName: shop.displayName,
    shopNameLabel: label('shopName'),
    shopCountry: countries.of(country) ?? country,
    shopCountryLabel: label('shopCountry'),
    shopAddress: [street, `${postalCode} ${city}`].map(escapeHtml).join('<br>'),
    shopAddressLabel: label('shopAddress'),
    shopEmail: shop.email,
    shopEmailLabel: label('shopEmail'),
    shopPhone: shop.phone,
    shopPhoneLabel: label('shopPhone'),
    openingHours: (hours && shop.openingHours[hours]) ?? '',
    otherLanguage: nameOther(hours, locale),
    // The last group is the small line at the very end.
    footerLinks: [
      ...(menus?.footer ?? []).map(({ heading, links: own }) => ({
        heading,
        otherLanguage,
        links: links(own),
      })),
      { heading: '', links: links(menus?.small) },
    ],
    footerContent: (menus?.notes ?? []).map(({ id, title, text }, index) => ({
      id,
      epiId: index + 1,
      title,
      text: resolveTree(text, targets) as Footer['footerContent'][number]['text'],
      otherLanguage,
    })),
    footerLogos: (menus?.logos ?? []).map(({ title, filename }) => ({
      title,
      imageURL: filename ? mediaUrl(filename) : null,
      otherLanguage,
    })),
    cardPaymentTypes: [...shop.cardPaymentTypes],
    socialMediaLabel: label('socialMedia'),
    socialLinks: Object.fromEntries(
      socialNetworks.flatMap((name) => (shop.socialLinks[name] ? [[name, shop.socialLinks[name]]] : [])),
    ),
    postalAddress: { streetAddress: street, postalCode, addressLocality: city, addressCountry: country },
  }
}

/** What editors call a field, else our usual word; a label in another language is no help beside our own in this one. */
async function readLabels(menus: NavigationRow | undefined, locale: Locale) {
  const t = createTranslator({ locale, messages: await loadTexts(locale) })
  const own = menus?.locale === locale ? menus.labels : undefined
  return (name: keyof NavigationRow['labels']) => own?.[name] || t(`layout.footerLabels.${name}` as never)
}

const marks: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (mark) => marks[mark] ?? '')
