import { loadTexts } from '@kindred/content/texts/load-texts.ts'
import type { Texts } from '@kindred/content/texts/texts.ts'
import { listDonorFacts } from '@kindred/content/words/list-donor-facts.ts'
import { makeTraitNames } from '@kindred/content/words/name-traits.ts'
import type { DonorDetail } from '@kindred/contracts/donors'
import { fiveTraits, nameShare } from '@kindred/domain/donors/five-traits'
import { createTranslator } from 'use-intl/core'

/** A part of the printed profile: a heading over lines, or over pairs of a term and what is said of it. */
export type PrintedPart = {
  title: string
  lead?: string
  lines?: string[]
  rows?: { term: string; value: string }[]
}

export type ProfileWords = {
  title: string
  badges: string
  motto: string | null
  facts: { term: string; value: string }[]
  parts: PrintedPart[]
  captions: Record<'childhoodPhoto' | 'adultPhoto' | 'handwriting' | 'drawing' | 'drawn', string>
  footer: string
}

/** Everything that is printed of a donor, in words, in the order of the page: nothing but what the detail has. */
export async function writeProfile(donor: DonorDetail, locale: string, now: Date): Promise<ProfileWords> {
  const messages = await loadTexts(locale)
  const language = locale.replace(/-(\w+)$/, (_, region: string) => `-${region.toUpperCase()}`)
  const translator = createTranslator<Texts>({ locale: language, messages }) as unknown as Translator
  const t: Translator = Object.assign(
    (key: string, values?: Record<string, string | number | Date>) => translator(key, values),
    { has: (key: string) => translator.has(key) },
  )
  const names = makeTraitNames({ t, has: t.has, language })
  const { name, kind } = donor
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'long' }).format(now)
  const parts = [
    describeWords(donor, t),
    describeHealth(donor, t),
    describeGenes(donor, t, language),
    describePersonality(donor, t),
    { title: t('donor.words.impression'), lines: donor.staffImpression ? [donor.staffImpression] : [] },
    {
      title: t('donor.more.voice', { kind }),
      lines: donor.audio?.transcript?.split('\n') ?? [],
    },
  ]
  return {
    title: name,
    badges: [
      t('donor.number', { code: donor.donorId }),
      t(`traits.releaseType.${donor.type}`),
      t(`search.tierBadge.${donor.profile}`),
    ].join(' · '),
    motto: donor.motto,
    facts: listDonorFacts(donor, names),
    parts: parts.filter(({ lines, rows }: PrintedPart) => (lines?.length ?? 0) + (rows?.length ?? 0) > 0),
    captions: {
      childhoodPhoto: t('donor.more.childhoodPhoto', { name }),
      adultPhoto: t('donor.more.adultPhoto', { name }),
      handwriting: t('donor.more.handwriting', { kind }),
      drawing: t('donor.drawing'),
      drawn: t('donor.more.drawn'),
    },
    footer: t('donor.keep.made', { date }),
  }
}

type Translator = {
  (key: string, values?: Record<string, string | number | Date>): string
  has: (key: string) => boolean
}

function describeWords({ kind, description }: DonorDetail, t: Translator): PrintedPart {
  return { title: t('donor.words.title', { kind }), lines: description ? [description] : [] }
}

function describeHealth({ name, healthHistory }: DonorDetail, t: Translator): PrintedPart {
  return {
    title: t('donor.health.title'),
    lead: t('donor.health.lead', { name }),
    rows: healthHistory.map(({ relative, age, findings }) => ({
      term: [
        relative === 'Donor' ? name : t(`donor.health.relatives.${relative}`),
        age && (/^\d+$/.test(age) ? t('donor.health.age', { age }) : age),
      ]
        .filter(Boolean)
        .join(', '),
      value: findings.length > 0 ? findings.join('; ') : t('donor.health.nothing'),
    })),
  }
}

function describeGenes({ name, testedGenes }: DonorDetail, t: Translator, language: string): PrintedPart {
  const title = t('donor.genetics.title')
  if (testedGenes.length === 0) return { title }
  const number = (value: number) => new Intl.NumberFormat(language).format(value)
  const carriers = testedGenes.filter(({ isCarrier }) => isCarrier)
  return {
    title,
    lead: t('donor.more.tested', { count: number(testedGenes.length) }),
    lines: [
      ...(carriers.length === 0 ? [t('donor.genetics.noneFound')] : []),
      `${t('donor.more.allTested')}: ${testedGenes.map(({ gene }) => gene).join(', ')}`,
    ],
    rows: carriers.map(({ gene, condition, inheritance, childOneIn }) => {
      const risk = childOneIn ? number(childOneIn) : null
      if (inheritance === 'xLinked' && risk)
        return { term: condition, value: t('donor.more.carrierXLinked', { name, number: risk }) }
      const meaning = t('donor.genetics.carrier', { name, gene })
      return {
        term: condition,
        value: risk ? `${meaning} ${t('donor.more.childRisk', { number: risk })}` : meaning,
      }
    }),
  }
}

function describePersonality({ personality }: DonorDetail, t: Translator): PrintedPart {
  return {
    title: t('donor.more.personality'),
    lead: t('donor.more.personalityLead'),
    rows: personality
      ? fiveTraits.map((trait) => ({
          term: t(`donor.more.traits.${trait}`),
          value: t(`donor.more.shares.${nameShare(personality[trait])}`),
        }))
      : [],
  }
}
