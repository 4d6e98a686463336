import { loadTexts } from '@kindred/content/texts/load-texts.ts'
import type { Texts } from '@kindred/content/texts/texts.ts'
import type { GeneticMatchEntry } from '@kindred/contracts/genetic-matching'
import { expect, it } from 'vitest'
import { fillText } from '../texts/fill-text.ts'
import { collectTexts } from './collect-texts.ts'
import { describeMatch, type SayMatch } from './describe-match.ts'

const english = (await loadTexts('en-gb')) as unknown as { genetics: { match: Texts } }
const group = (key: string) =>
  (key === 'match' ? english.genetics.match : english.genetics.match[key.replace('match.', '')]) as Record<
    string,
    string
  >
const texts = collectTexts(group, 'match', 'verdicts', 'text', 'genes')
const say: SayMatch = (key, values) => {
  const text = texts[key]
  if (text === undefined) throw new Error(`no text ${key}`)
  return fillText(text, values ?? {})
}
const print = (number: number) => number.toLocaleString('en-GB')
const gene = (
  part: Partial<GeneticMatchEntry['genes'][number]> = {},
): GeneticMatchEntry['genes'][number] => ({
  gene: 'CFTR',
  condition: 'Cystic fibrosis',
  verdict: 'match',
  dependsOnDonor: true,
  oneIn: 964,
  isAtMost: false,
  ...part,
})
const match = (part: Partial<GeneticMatchEntry> = {}): GeneticMatchEntry => ({
  donorId: 'K1',
  verdict: 'match',
  genes: [],
  compared: 62,
  notCompared: 0,
  remainingOneIn: 24_000,
  ...part,
})

it('says match, no match and not tested in words that stand alone, with 1 in N', () => {
  const fits = describeMatch(match({ genes: [gene()] }), say, print)
  expect(fits).toMatchObject({ title: 'No shared finding', dots: null })
  expect(fits.text).toContain('62')
  expect(fits.genes[0]?.text).toBe('Found in one of the two, not in the other: 1 child in 964.')
  expect(fits.remaining).toContain('at most 1 child in 24,000')
  const both = describeMatch(
    match({ verdict: 'noMatch', genes: [gene({ verdict: 'noMatch', oneIn: 4 })] }),
    say,
    print,
  )
  expect(both).toMatchObject({ title: 'Same gene in both', dots: { oneIn: 4, condition: 'Cystic fibrosis' } })
  expect(both.genes[0]).toMatchObject({
    name: 'Cystic fibrosis (CFTR)',
    text: 'Found in both: 1 child in 4.',
  })
  const open = describeMatch(
    match({ verdict: 'notTested', genes: [gene({ verdict: 'notTested', oneIn: 100 })] }),
    say,
    print,
  )
  expect(open.text).toContain('A test would tell')
  expect(open.dots).toEqual({ oneIn: 100, condition: 'Cystic fibrosis' })
})

it('says nothing where nothing was compared, and no number that nobody published', () => {
  expect(
    describeMatch(match({ verdict: 'notTested', compared: 0, remainingOneIn: null }), say, print),
  ).toMatchObject({
    text: 'No gene was tested in both, so nothing can be said.',
    remaining: null,
    dots: null,
  })
  for (const verdict of ['match', 'notTested'] as const)
    expect(
      describeMatch(match({ verdict, genes: [gene({ verdict, oneIn: null })] }), say, print).genes[0]?.text,
    ).toContain('published')
})

it('does not lay an X-linked change of who gives the egg at the donor’s door', () => {
  const egg = gene({ gene: 'FMR1', verdict: 'noMatch', dependsOnDonor: false, oneIn: 4, isAtMost: true })
  const described = describeMatch(match({ genes: [egg] }), say, print)
  expect(described).toMatchObject({ title: 'No shared finding', dots: null })
  expect(described.genes[0]?.text).toBe('Depends on who gives the egg alone: at most 1 child in 4.')
})

it('never says what was found in the donor', () => {
  for (const verdict of ['match', 'noMatch', 'notTested'] as const) {
    const described = describeMatch(match({ verdict, genes: [gene({ verdict })] }), say, print)
    expect(JSON.stringify(described)).not.toMatch(/donor (carries|is a carrier)/i)
  }
})
