import type { DonorDetail } from '@kindred/contracts/donors'
import type { ClientType } from '@kindred/domain/vocabulary'
import { readWarningTexts, type WarningTexts } from '../../basket-warning/pick-warning.ts'
import type { getTexts } from '../../texts/get-texts.ts'
import { printPrice } from '../../texts/print-price.ts'

/** Finished texts for the personal parts; `{gene}`, `{number}`, `{count}` and `{source}` are filled in the browser. */
export type OwnWords = {
  language: string
  locale: string
  shopCode: string
  basketHref: string
  texts: Record<string, string>
  warning: WarningTexts
  parts: Record<string, string>
  traits: Record<string, string>
  low: Record<string, string>
  high: Record<string, string>
  shares: Record<string, string>
  subscriptions: { months: number; label: string }[]
}

type Texts = Awaited<ReturnType<typeof getTexts>>

/** Writes them for one donor; nothing of the donor that not everybody may know is in them. */
export function writeOwnWords(
  { t, group, language }: Texts,
  { name, kind, subscriptions }: DonorDetail,
  place: { locale: string; shopCode: string; visitorType: ClientType },
): OwnWords {
  const open = { number: '{number}', count: '{count}', source: '{source}', gene: '{gene}' }
  const more = (keys: readonly string[]) =>
    Object.fromEntries(keys.map((key) => [key, t(`donor.more.${key}`, { name, kind, ...open })]))
  return {
    language,
    locale: place.locale,
    shopCode: place.shopCode,
    basketHref: `/${place.locale}/${place.shopCode}-shop/${place.visitorType}/checkout/basket/`,
    texts: {
      ...more(moreKeys),
      impression: t('donor.words.impression'),
      carrier: t('donor.genetics.carrier', { name, ...open }),
      carrierBadge: t('donor.genetics.carrierBadge'),
      noneFound: t('donor.genetics.noneFound'),
      notVerified: t('donor.rule.notVerified'),
      toBasket: t('donor.choice.toBasket'),
      period: t('donor.choice.period'),
      adding: t('donor.choice.adding'),
      basketFailed: t('donor.errors.unavailable'),
    },
    warning: readWarningTexts(group),
    parts: group('donor.locked.parts'),
    traits: group('donor.more.traits'),
    low: group('donor.more.low'),
    high: group('donor.more.high'),
    shares: group('donor.more.shares'),
    subscriptions: subscriptions.map(({ months, price }) => ({
      months,
      label: t('donor.more.subscribeChoice', {
        months,
        price: printPrice({ t, language }, price, place.visitorType),
      }),
    })),
  }
}

const moreKeys = [
  'pictures',
  'childhoodPhoto',
  'adultPhoto',
  'drawn',
  'voice',
  'recording',
  'hummed',
  'transcript',
  'handwriting',
  'sheet',
  'written',
  'personality',
  'personalityLead',
  'childRisk',
  'carrierXLinked',
  'frequency',
  'tested',
  'allTested',
  'opening',
  'failed',
  'again',
  'subscribeTitle',
  'subscribeLead',
  'subscribe',
  'subscribed',
]
