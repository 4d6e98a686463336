import { inheritances } from '@kindred/domain/genetic-matching/gene'
import { Table } from '@kindred/ui/table/table'
import type { BlockWords } from '../block-words.ts'
import { SectionHead } from '../section-head.tsx'
import { GeneSearch } from './gene-search.island.tsx'
import type { GeneListData } from './schema.ts'

type Gene = GeneListData['genes'][number]

/** Populations that have a name in every language; one that staff added stays as they wrote it. */
const named = new Set(['African', 'Ashkenazi', 'East Asian', 'European', 'Finnish', 'Hispanic'])

/** Every gene that is compared, in plain words, with how many people carry a change and where that was read (GEN-03). */
export function GeneListBlock({ headline, text, genes, words }: GeneListData & { words: BlockWords }) {
  const { t, language = 'en-GB' } = words
  if (genes.length === 0) return null
  const number = new Intl.NumberFormat(language)
  const share = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 1 })
  const nameOf = (population: string | null) => {
    if (population === null) return t('genetics.list.everybody')
    return named.has(population) ? t(`genetics.population.${population.replaceAll(' ', '')}`) : population
  }
  const sorted = [...genes].sort((a, b) => a.condition.localeCompare(b.condition, language))
  // How a condition is inherited decides what a finding means, so what is alike in that stands together.
  const groups = inheritances.flatMap((inheritance) => {
    const group = sorted.filter((gene) => gene.inheritance === inheritance)
    return group.length > 0
      ? [
          {
            inheritance,
            title: `${t('genetics.list.inheritance')}: ${t(`genetics.list.inheritances.${inheritance}`)}`,
            group,
          },
        ]
      : []
  })
  const Heading = headline ? 'h3' : 'h2'
  return (
    <section className="k-wrap k-block k-gene-list">
      <SectionHead headline={headline} text={text} />
      <GeneSearch
        label={t('genetics.list.search')}
        none={t('genetics.list.none')}
        lead={t('genetics.list.lead', { count: genes.length })}
      >
        {groups.map(({ inheritance, title, group }) => (
          <section key={inheritance}>
            <Heading>
              {title} <small>{number.format(group.length)}</small>
            </Heading>
            <Table<Gene>
              dense
              caption={title}
              rows={group}
              rowKey={({ gene }) => gene}
              columns={[
                {
                  key: 'condition',
                  title: t('genetics.list.condition'),
                  isRowHeader: true,
                  cell: ({ condition }) => condition,
                },
                { key: 'gene', title: t('genetics.list.gene'), cell: ({ gene }) => gene },
                {
                  key: 'frequency',
                  title: t('genetics.list.frequency'),
                  cell: ({ populations }) => (
                    <ul>
                      {populations.map(({ population, carrierOneIn, detectionRate }) => (
                        <li key={population}>
                          {carrierOneIn === null
                            ? detectionRate === null && t('genetics.list.unknown')
                            : t('genetics.list.frequencyOf', {
                                population: nameOf(population),
                                oneIn: number.format(carrierOneIn),
                              })}{' '}
                          {detectionRate !== null &&
                            t('genetics.list.detectionOf', {
                              population: nameOf(population),
                              rate: share.format(detectionRate),
                            })}
                        </li>
                      ))}
                    </ul>
                  ),
                },
                {
                  key: 'source',
                  title: t('genetics.list.source'),
                  cell: ({ populations }) => (
                    <small className="k-proof">
                      {[...new Set(populations.map(({ source }) => source))].filter(Boolean).join('; ')}{' '}
                      {populations.some(({ verified }) => !verified) && t('genetics.list.unverified')}
                    </small>
                  ),
                },
              ]}
            />
          </section>
        ))}
      </GeneSearch>
    </section>
  )
}
