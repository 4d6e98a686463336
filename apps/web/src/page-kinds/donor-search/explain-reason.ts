import type { DonorCard } from '@kindred/contracts/donors'
import type { Translate } from '../../texts/get-texts.ts'

type Reason = DonorCard['reasons'][number]
type Names = {
  t: Translate
  /** Country by code, in the visitor's language. */
  nameCountry: (code: string) => string
  formatDate: (date: string) => string
}

export type ExplainedReason = { code: string; sentence: string; source: string | undefined }

/** Why a donor is not possible, in words, with the rule's source and date (the same answer everywhere). */
export function explainReason(reason: Reason, alias: string, names: Names): ExplainedReason {
  const { code, data } = reason
  const { t, nameCountry } = names
  const country = typeof data.country === 'string' ? nameCountry(data.country) : ''
  const values = {
    name: alias,
    country,
    limit: readNumber(data.limit),
    unit: readText(data.unit, 'families'),
    scope: readText(data.scope, 'country'),
    regime: readText(data.regime, 'both'),
    standards: Array.isArray(data.standards) ? data.standards.join(', ').toUpperCase() : '',
  }
  return { code, sentence: t(`donor.reasons.${code}`, values), source: explainSource(data, names) }
}

/** “Rule: … Checked 2 Nov 2026. Not verified by us yet.” Nothing where no law speaks. */
export function explainSource(
  rule: { source?: unknown; checkedOn?: unknown; verified?: unknown },
  { t, formatDate }: Pick<Names, 't' | 'formatDate'>,
): string | undefined {
  if (!('verified' in rule)) return undefined
  const parts = [
    typeof rule.source === 'string' && rule.source && !isAddress(rule.source)
      ? t('donor.rule.source', { source: rule.source })
      : '',
    typeof rule.checkedOn === 'string' ? t('donor.rule.checked', { date: formatDate(rule.checkedOn) }) : '',
    rule.verified === true ? '' : t('donor.rule.notVerified'),
  ]
  return parts.filter(Boolean).join(' ') || undefined
}

export const isAddress = (source: string) => /^https?:\/\//.test(source)

const readNumber = (value: unknown) => (typeof value === 'number' ? value : 0)
const readText = (value: unknown, otherwise: string) => (typeof value === 'string' ? value : otherwise)
