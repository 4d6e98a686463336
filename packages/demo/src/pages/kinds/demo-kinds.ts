import { describeKind, type PageKind, pageKinds } from '@kindred/content/config/page-kinds.ts'
import { type PageWriting, text, type Written, written } from '../page-writing.ts'
import { accountTypeRows } from './account-type-rows.ts'
import { aroundKind, nameOfKind } from './around-kind.ts'
import { checkoutRows } from './checkout-rows.ts'
import { createAccountRows } from './create-account-rows.ts'
import { customerRows } from './customer-rows.ts'
import { donorAreaRows } from './donor-area-rows.ts'
import { holdingsRows } from './holdings-rows.ts'
import type { KindRow, KindWords } from './kind-row.ts'
import { openAmountRows } from './open-amount-rows.ts'
import { passwordRows } from './password-rows.ts'
import { printSlug } from './print-slug.ts'
import { treatmentPlaceRows } from './treatment-place-rows.ts'

/** Kinds that a page of the demo world shows already, by that page’s name. */
const shownElsewhere: Readonly<Record<string, string>> = {
  StandardPage: 'about',
  VisitorHomePage: 'home-private',
  LeftNavigationPage: 'guide',
  LeftNavigationSubPage: 'guide-mot',
  SearchSpermDonorPage: 'find-sperm-donor',
  SearchEggDonorPage: 'find-egg-donor',
  CreateNewAccountPage: 'create-account',
  NotFoundPage: 'not-found',
  ServerErrorPage: 'server-error',
  TermsPage: 'terms',
  PrivacyPage: 'privacy',
  KnownPositiveCarrierPage: 'known-positive-carrier',
  BlogOverviewPage: 'blog',
  BlogPostPage: 'post-family-limits',
  BlogTagOverviewPage: 'blog-tag',
}

const rows = [
  ...checkoutRows,
  ...holdingsRows,
  ...customerRows,
  ...openAmountRows,
  ...treatmentPlaceRows,
  ...accountTypeRows,
  ...createAccountRows,
  ...passwordRows,
  ...donorAreaRows,
].map((row) => ({ area: describeKind(row.kind)?.siteArea ?? 'shop', row }))
const nameOf = (kind: string) => shownElsewhere[kind] ?? nameOfKind(kind)

const speak = (row: KindRow, locale: Written): KindWords =>
  locale === 'en-GB' ? row.en : locale === 'da-DK' ? row.da : row.de

const index: Record<Written, { title: string; slug: string; intro: string; donor: string; apart: string }> = {
  'en-GB': {
    title: 'Every kind of page',
    slug: 'kinds',
    intro:
      'One page of each kind that editors can make. Those of the checkout and the account stand where their application is.',
    donor: 'any donor of the search',
    apart: 'in the donor area of Denmark',
  },
  'da-DK': {
    title: 'Alle slags sider',
    slug: 'slags',
    intro:
      'Én side af hver slags, som redaktører kan lave. Dem fra betalingen og kontoen står, hvor deres program er.',
    donor: 'en hvilken som helst donor i søgningen',
    apart: 'i Danmarks donorområde',
  },
  'de-DE': {
    title: 'Jede Art von Seite',
    slug: 'arten',
    intro:
      'Eine Seite jeder Art, die Redakteure anlegen können. Die der Kasse und des Kontos stehen dort, wo ihre Anwendung ist.',
    donor: 'jeder Spender der Suche',
    apart: 'im Spenderbereich Dänemarks',
  },
}

/** Where the demonstration stands: the page above it is made for this shop alone. */
const shownIn = { shops: ['dk'], visitorTypes: ['private'] } satisfies Partial<PageWriting>

const isSurface = (kind: PageKind) => describeKind(kind)?.application?.at === 'checkout'

/** A page that leads to every kind of page, and one of each kind that nothing else shows. */
export const demoKinds: PageWriting[] = [
  {
    name: 'demo-kinds',
    epiId: 301,
    kind: 'StandardPage',
    parent: 'demo',
    ...shownIn,
    noindex: true,
    texts: inEvery((locale) => {
      const { title, slug, intro } = index[locale]
      return { title, slug, intro, blocks: [text(listKinds(locale))] }
    }),
  },
  ...rows.map(
    ({ area, row }, place): PageWriting => ({
      name: nameOf(row.kind),
      epiId: 310 + place,
      kind: row.kind,
      area,
      ...(area === 'shop' && !isSurface(row.kind) ? { parent: 'demo-kinds', ...shownIn } : {}),
      noindex: true,
      texts: inEvery((locale) => aroundKind(row.kind, speak(row, locale))),
    }),
  ),
]

/** Every kind with the page that shows it, in the order of the table of kinds. */
function listKinds(locale: Written): string {
  const { donor, apart } = index[locale]
  return pageKinds
    .map((kind) => {
      if (kind === 'DonorProfilePage') return `- **${kind}**: [${donor}](page:find-sperm-donor)`
      const found = rows.find(({ row }) => row.kind === kind)
      const title = found ? speak(found.row, locale)[0] : kind
      // A page of another area has no path within the shop, so its address is written out.
      if (found?.area === 'donationCountry')
        return `- **${kind}**: [${title}, ${apart}](/${locale.toLowerCase()}/dk-donor/${printSlug(title)}/)`
      return found ? `- **${kind}**: [${title}](page:${nameOf(kind)})` : `- [${kind}](page:${nameOf(kind)})`
    })
    .join('\n')
}

function inEvery<T>(make: (locale: Written) => T): Record<Written, T> {
  return Object.fromEntries(written.map((locale) => [locale, make(locale)])) as Record<Written, T>
}
