import { siteAreas, socialNetworks } from '@kindred/domain/vocabulary'
import { z } from 'zod'

export const pageMetaSchema = z.object({
  metaDataTitle: z.string(),
  metaDataDescription: z.string(),
  keywords: z.string().nullable(),
  noindex: z.boolean(),
  canonicalUrl: z.string(),
  hrefLangs: z.array(z.object({ url: z.string(), countryCode: z.string() })),
})

/** The language of words shown in another one than the asked, because nobody wrote them in that (I18N-02). */
const otherLanguage = z.string().optional()

export const breadcrumbSchema = z.object({
  title: z.string(),
  url: z.string(),
  pageId: z.int(),
  /** Of the title. */
  otherLanguage,
})

/** Parts of a page that may stand in another language than the one asked for (I18N-02). */
const pageParts = ['title', 'intro', 'blocks', 'below'] as const

/** PAGE-06, with the blocks of each content region and what the page kind’s own application needs. */
export const pageSchema = z.object({
  epiId: z.int(),
  kind: z.string(),
  siteArea: z.enum(siteAreas),
  locale: z.string(),
  title: z.string(),
  /** Tells what it says in this language from what it said before; kept with every agreement to it. */
  version: z.string(),
  intro: z.string().nullable(),
  meta: pageMetaSchema,
  googleFaq: z.array(z.object({ title: z.string(), text: z.string() })),
  breadcrumbs: z.array(breadcrumbSchema),
  /** Typed by `blockType`; the renderer’s one exhaustive switch picks the component. */
  blocks: z.array(z.looseObject({ blockType: z.string(), id: z.string() })),
  /** Blocks after the application of the kind. */
  below: z.array(z.looseObject({ blockType: z.string(), id: z.string() })).default([]),
  /** What the application of the kind would ask for first, already answered: the call’s name and its answer. */
  dehydratedState: z
    .object({
      queries: z.array(z.object({ queryKey: z.array(z.union([z.string(), z.number()])), data: z.unknown() })),
    })
    .nullable()
    .default(null),
  /** Tags of the page cache: what this page was made from. */
  tags: z.array(z.string()),
  /** The language of each part that is shown in another one, because nobody wrote it in the asked. */
  otherLanguages: z.partialRecord(z.enum(pageParts), z.string()).optional(),
})
export type Page = z.infer<typeof pageSchema>

/** A page as its newest draft has it, for people who work here. */
export const pagePreviewSchema = z.object({
  /** Null where no language that could be shown has a title. */
  page: pageSchema.nullable(),
  /** The start page of the place it is looked at in: says shop, visitor type and language. */
  path: z.string(),
  /** Whether visitors see the page in the asked language. */
  isLive: z.boolean(),
  /** Whether the draft says something else than visitors see in the asked language. */
  hasChanges: z.boolean(),
  /** Where visitors see the page, in any language of the fallback. */
  livePath: z.string().nullable(),
})
export type PagePreview = z.infer<typeof pagePreviewSchema>

/** What stands beside the columns of an open menu (LAY-15). */
export const megaMenuBlockSchema = z.object({
  id: z.string(),
  title: z.string(),
  text: z.string(),
  linkText: z.string(),
  url: z.string(),
  image: z
    .object({ imageURL: z.string(), alternativeText: z.string(), width: z.int(), height: z.int() })
    .nullable(),
  otherLanguage,
  /** Of the words of its link, which a page may give. */
  otherLinkLanguage: otherLanguage,
})
export type MegaMenuBlock = z.infer<typeof megaMenuBlockSchema>

/** LAY-15. */
export type MenuItem = {
  id: string
  title: string
  /** One line that says more; empty where nobody wrote one. */
  text: string
  url: string
  children: MenuItem[]
  isActive: boolean
  isB2B: boolean
  megaMenuBlocks: MegaMenuBlock[]
  pageGuid: string | null
  nameInUrl: string
  /** Of the title, where it is shown in another language than the one asked for. */
  otherLanguage?: string | undefined
  /** Of the line, alike: the title may come from a page, the line never does. */
  otherTextLanguage?: string | undefined
}
export const menuItemSchema: z.ZodType<MenuItem> = z.lazy(() =>
  z.object({
    id: z.string(),
    title: z.string(),
    text: z.string(),
    url: z.string(),
    children: z.array(menuItemSchema),
    isActive: z.boolean(),
    isB2B: z.boolean(),
    megaMenuBlocks: z.array(megaMenuBlockSchema),
    pageGuid: z.string().nullable(),
    nameInUrl: z.string(),
    otherLanguage,
    otherTextLanguage: otherLanguage,
  }),
)

/** LAY-18. */
export const footerSchema = z.object({
  shopName: z.string(),
  shopNameLabel: z.string(),
  shopCountry: z.string(),
  shopCountryLabel: z.string(),
  /** HTML of ours: what staff wrote is escaped, its lines are kept (LAY-20). */
  shopAddress: z.string(),
  shopAddressLabel: z.string(),
  shopEmail: z.string(),
  shopEmailLabel: z.string(),
  shopPhone: z.string(),
  shopPhoneLabel: z.string(),
  openingHours: z.string(),
  /** Of the opening hours. */
  otherLanguage,
  footerLinks: z.array(
    z.object({
      heading: z.string(),
      otherLanguage,
      links: z.array(z.object({ title: z.string(), url: z.string(), otherLanguage })),
    }),
  ),
  /** LAY-23: the editor's tree, its links and pictures found. */
  footerContent: z.array(
    z.object({
      id: z.string(),
      epiId: z.int(),
      title: z.string(),
      text: z.looseObject({ root: z.looseObject({}) }).nullable(),
      otherLanguage,
    }),
  ),
  footerLogos: z.array(z.object({ title: z.string(), imageURL: z.string().nullable(), otherLanguage })),
  cardPaymentTypes: z.array(z.string()),
  socialMediaLabel: z.string(),
  socialLinks: z.partialRecord(z.enum(socialNetworks), z.string()),
  postalAddress: z.object({
    streetAddress: z.string(),
    postalCode: z.string(),
    addressLocality: z.string(),
    addressCountry: z.string(),
  }),
})

/** LAY-17. */
export const navigationSchema = z.object({
  shopName: z.string(),
  languageName: z.string(),
  currentPageId: z.int().nullable(),
  isShop: z.boolean(),
  isDonationCountry: z.boolean(),
  donationCountryApplyUrl: z.string().nullable(),
  metaMenu: z.array(menuItemSchema),
  megaMenu: z.array(menuItemSchema),
  footer: footerSchema,
  /** Address of the first page of each kind in this shop, language and visitor type: slugs are translated. */
  pagesByKind: z.record(z.string(), z.string()).default({}),
})
export type Navigation = z.infer<typeof navigationSchema>

/**
 * With which the front door asks for a page that threw: `all`, or ids with commas between, of the blocks that must not take
 * the page along (BLK-21).
 */
export const blocksApartHeader = 'x-blocks-apart'
