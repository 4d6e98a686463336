'use client'

import type { TestedGene } from '@kindred/contracts/donors'
import { Accordion } from '@kindred/ui/accordion/accordion'
import { Badge } from '@kindred/ui/badge/badge'
import { Findings } from '@kindred/ui/findings/findings'
import { fillText } from '../../texts/fill-text.ts'
import { useOwnDonor } from './own-donor.island.tsx'
import type { OwnWords } from './own-words.ts'

/** What was tested and what each finding means for a child, in words; never a raw genotype. */
export function OwnGenetics({ words }: { words: OwnWords }) {
  const { donor } = useOwnDonor()
  if (!donor || donor.testedGenes.length === 0) return null
  const { texts, language } = words
  const number = (value: number) => new Intl.NumberFormat(language).format(value)
  const carriers = donor.testedGenes.filter(({ isCarrier }) => isCarrier)
  return (
    <>
      <p className="k-profile__lead">
        {fillText(texts.tested ?? '', { count: number(donor.testedGenes.length) })}
      </p>
      {carriers.length === 0 && <p className="k-profile__note">{texts.noneFound}</p>}
      <Findings
        items={carriers.map((found) => ({
          key: found.gene,
          name: found.condition,
          text: <Meaning found={found} texts={texts} number={number} />,
          outcome: <Badge tone="honey">{texts.carrierBadge}</Badge>,
        }))}
      />
      <Accordion
        dense
        items={[
          {
            title: texts.allTested,
            content: (
              <ul className="k-genes">
                {donor.testedGenes.map(({ gene, condition }) => (
                  <li key={gene}>
                    {condition} <small>{gene}</small>
                  </li>
                ))}
              </ul>
            ),
          },
        ]}
      />
    </>
  )
}

function Meaning({
  found,
  texts,
  number,
}: {
  found: TestedGene
  texts: OwnWords['texts']
  number: (value: number) => string
}) {
  const { gene, inheritance, carrierOneIn, childOneIn, source, verified } = found
  const where = [source, verified ? '' : texts.notVerified].filter(Boolean).join('. ')
  if (inheritance === 'xLinked' && childOneIn)
    return fillText(texts.carrierXLinked ?? '', { number: number(childOneIn) })
  return (
    <>
      {fillText(texts.carrier ?? '', { gene })}
      {childOneIn && (
        <strong className="k-profile__risk">
          {fillText(texts.childRisk ?? '', { number: number(childOneIn) })}
        </strong>
      )}
      {carrierOneIn && (
        <small className="k-profile__source">
          {fillText(texts.frequency ?? '', { number: number(carrierOneIn), source: where })}
        </small>
      )}
    </>
  )
}
