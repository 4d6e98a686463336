import { Accordion } from '@kindred/ui/accordion/accordion'
import { Badge } from '@kindred/ui/badge/badge'
import { Findings } from '@kindred/ui/findings/findings'
import type { ProfileProps } from './page.tsx'

/** What was tested and what it means, in words; never a raw genotype. */
export function ProfileGenetics({ donor, names }: ProfileProps) {
  const { t } = names
  const { testedGenes, name } = donor
  const carriers = testedGenes.filter(({ isCarrier }) => isCarrier)
  const others = testedGenes.filter(({ isCarrier }) => !isCarrier)
  return (
    <section id="genetics" aria-labelledby="genetics-title">
      <h2 id="genetics-title">{t('donor.genetics.title')}</h2>
      <p className="k-profile__lead">{t('donor.genetics.lead', { name, count: testedGenes.length })}</p>
      {testedGenes.length > 0 && carriers.length === 0 && (
        <p className="k-profile__note">{t('donor.genetics.noneFound')}</p>
      )}
      <Findings
        items={carriers.map(({ gene, condition }) => ({
          key: gene,
          name: condition,
          text: t('donor.genetics.carrier', { name, gene }),
          outcome: <Badge tone="honey">{t('donor.genetics.carrierBadge')}</Badge>,
        }))}
      />
      {others.length > 0 && (
        <Accordion
          dense
          items={[
            {
              title: t('donor.genetics.all', { count: testedGenes.length }),
              content: (
                <ul className="k-genes">
                  {others.map(({ gene, condition }) => (
                    <li key={gene}>
                      {condition} <small>{gene}</small>
                    </li>
                  ))}
                </ul>
              ),
            },
          ]}
        />
      )}
    </section>
  )
}
