import { readLocale } from '@kindred/content/config/locales.ts'
import type { ClientType } from '@kindred/domain/vocabulary'
import type { Services } from '../services.ts'
import { findPageOfKind } from './find-page-of-kind.ts'
import { openPageCache } from './page-cache.ts'

const kinds = {
  terms: 'TermsPage',
  privacy: 'PrivacyPage',
  carrier: 'KnownPositiveCarrierPage',
} as const

/** The versions of a shop's legal texts that a visitor reads now, such as `dk/en-GB-0f3a…`. */
export type LegalVersions = Record<keyof typeof kinds, string>

/** @param place.language as in a path, such as `en-gb`. A text that editors have not written is version `none`. */
export async function readLegalVersions(
  services: Services,
  place: { shopCode: string; language: string; visitorType: ClientType },
): Promise<LegalVersions> {
  const { shopCode, visitorType } = place
  const locale = readLocale(place.language) ?? 'en-GB'
  const { cache } = openPageCache(services)
  const read = async (kind: string) => {
    const page = await findPageOfKind(services, cache, { kind, shopCode, locale, visitorType })
    return `${shopCode}/${page?.version ?? 'none'}`
  }
  const [terms, privacy, carrier] = await Promise.all([
    read(kinds.terms),
    read(kinds.privacy),
    read(kinds.carrier),
  ])
  return { terms, privacy, carrier }
}
