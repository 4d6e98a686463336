import type { DonorDetail } from '@kindred/contracts/donors'
import { FamilyTree, type Relative } from '@kindred/ui/family-tree/family-tree'
import { Table } from '@kindred/ui/table/table'
import type { ProfileProps } from './profile-props.ts'

type Told = DonorDetail['healthHistory'][number]

const generations: Told['relative'][][] = [
  ['PaternalGrandfather', 'PaternalGrandmother', 'MaternalGrandfather', 'MaternalGrandmother'],
  ['Father', 'Mother'],
  ['Donor', 'Sibling'],
]
const sides: Record<Told['relative'], NonNullable<Relative['side']>> = {
  PaternalGrandfather: 'paternal',
  PaternalGrandmother: 'paternal',
  MaternalGrandfather: 'maternal',
  MaternalGrandmother: 'maternal',
  Father: 'paternal',
  Mother: 'maternal',
  Donor: 'own',
  Sibling: 'sibling',
}

/** What is known of the health of grandparents, parents, the donor and siblings. */
export function ProfileHealth({ donor, names }: ProfileProps) {
  const { t } = names
  if (donor.healthHistory.length === 0) return null
  const draw = (told: Told, index: number): Relative => ({
    key: `${told.relative}-${index}`,
    title: told.relative === 'Donor' ? donor.name : t(`donor.health.relatives.${told.relative}`),
    age: printAge(told.age, t),
    notes: told.findings.length ? told.findings : [t('donor.health.nothing')],
    side: sides[told.relative],
  })
  const [grandparents = [], parents = [], own = []] = generations.map((relatives) =>
    relatives.flatMap((relative) =>
      donor.healthHistory.filter((told) => told.relative === relative).map(draw),
    ),
  )
  return (
    <section id="health" aria-labelledby="health-title">
      <h2 id="health-title">{t('donor.health.title')}</h2>
      <p className="k-profile__lead">{t('donor.health.lead', { name: donor.name })}</p>
      <FamilyTree
        label={t('donor.health.label', { name: donor.name })}
        generations={[grandparents, parents, own]}
        generationNames={[
          t('donor.health.grandparents'),
          t('donor.health.parents'),
          t('donor.health.own', { name: donor.name }),
        ]}
      />
      <details className="k-profile__help">
        <summary>{t('donor.health.asList')}</summary>
        <Table<Relative>
          dense
          caption={t('donor.health.listCaption', { name: donor.name })}
          rows={[...grandparents, ...parents, ...own]}
          rowKey={({ key }) => key}
          columns={[
            {
              key: 'relative',
              title: t('donor.health.relative'),
              isRowHeader: true,
              cell: ({ title }) => title,
            },
            { key: 'age', title: t('donor.health.ageColumn'), cell: ({ age }) => age },
            {
              key: 'told',
              title: t('donor.health.told'),
              cell: ({ notes }) => notes.join('; '),
            },
          ]}
        />
      </details>
    </section>
  )
}

/** Ages come as a number or as words such as “died at 81”. */
function printAge(age: string | null, t: ProfileProps['names']['t']): string | undefined {
  if (!age) return undefined
  return /^\d+$/.test(age) ? t('donor.health.age', { age }) : age.charAt(0).toLocaleUpperCase() + age.slice(1)
}
