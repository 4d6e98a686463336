import { Accordion } from '@kindred/ui/accordion/accordion'
import { Badge } from '@kindred/ui/badge/badge'
import { Findings } from '@kindred/ui/findings/findings'
import { LinkButton } from '@kindred/ui/link-button/link-button'
import type { ProfileProps } from './profile-props.ts'

/** What was tested and what it means, in words; never a raw genotype. */
export function ProfileGenetics({ donor, names, place }: ProfileProps) {
  const { t } = names
  const { testedGenes, name, locked } = donor
  const isLocked = testedGenes.length === 0 && locked.some(({ part }) => part === 'geneticTests')
  const carriers = testedGenes.filter(({ isCarrier }) => isCarrier)
  const others = testedGenes.filter(({ isCarrier }) => !isCarrier)
  return (
    <section id="genetics" aria-labelledby="genetics-title">
      <h2 id="genetics-title">{t('donor.genetics.title')}</h2>
      <p className="k-profile__lead">
        {isLocked
          ? t('donor.genetics.locked', { name })
          : t('donor.genetics.lead', { name, count: testedGenes.length })}
      </p>
      {isLocked && (
        <LinkButton
          variant="outlined"
          rel="nofollow"
          href={`/api/auth/signin?callbackUrl=${encodeURIComponent(`${place.path}#genetics`)}`}
        >
          {t('donor.locked.action')}
        </LinkButton>
      )}
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
