import { Table } from '@kindred/ui/table/table'
import type { BlockWords } from '../block-words.ts'
import { SectionHead } from '../section-head.tsx'
import type { LawTableData } from './schema.ts'

type Country = LawTableData['countries'][number]

/** Every country's rules as they are in force, each with its source and date. */
export function LawTableBlock({ headline, text, countries, words }: LawTableData & { words: BlockWords }) {
  const { t, nameCountry, formatDate } = words
  const proof = ({ source, verified, checkedOn }: Omit<Country['import'], 'isAllowed'>) => (
    <small className="k-proof">
      {source && /^https?:/.test(source) ? (
        <a href={source} rel="noopener noreferrer">
          {t('blocks.law.source')}
        </a>
      ) : (
        source
      )}{' '}
      {checkedOn && t('blocks.law.checked', { date: formatDate(checkedOn) })}{' '}
      {!verified && t('blocks.law.notVerified')}
    </small>
  )
  return (
    <section className="k-wrap k-block">
      <SectionHead headline={headline} text={text} />
      <Table<Country>
        caption={headline ?? t('blocks.law.caption')}
        rows={countries}
        rowKey={({ code }) => code}
        columns={[
          {
            key: 'country',
            title: t('blocks.law.country'),
            isRowHeader: true,
            cell: (country) => (
              <span id={`law-${country.code.toLowerCase()}`}>{nameCountry(country.code)}</span>
            ),
          },
          {
            key: 'regime',
            title: t('blocks.law.regime'),
            cell: (country) => (
              <>
                {t('blocks.law.regimes', { regime: country.regime.value })} {proof(country.regime)}
                {!country.import.isAllowed && (
                  <p>
                    {t('blocks.law.noImport')} {proof(country.import)}
                  </p>
                )}
              </>
            ),
          },
          {
            key: 'limits',
            title: t('blocks.law.limits'),
            cell: (country) =>
              country.limits.length === 0 ? (
                t('blocks.law.noLimit')
              ) : (
                <ul>
                  {country.limits.map((limit) => (
                    <li key={`${limit.state}-${limit.unit}`}>
                      {t('blocks.law.limit', { unit: limit.unit, limit: limit.limit })}
                      {limit.state && ` (${limit.state})`} {proof(limit)}
                    </li>
                  ))}
                </ul>
              ),
          },
          {
            key: 'who',
            title: t('blocks.law.who'),
            cell: ({ eligibility }) =>
              eligibility ? (
                <>
                  {eligibility.text} {proof(eligibility)}
                </>
              ) : (
                t('blocks.law.unknown')
              ),
          },
          {
            key: 'eggs',
            title: t('blocks.law.eggs'),
            cell: ({ eggDonation }) => (
              <>
                {t(eggDonation.isAllowed ? 'blocks.law.yes' : 'blocks.law.no')} {proof(eggDonation)}
              </>
            ),
          },
          {
            key: 'home',
            title: t('blocks.law.home'),
            cell: ({ homeDelivery }) => (
              <>
                {t(homeDelivery.isAllowed ? 'blocks.law.yes' : 'blocks.law.clinicOnly')} {proof(homeDelivery)}
              </>
            ),
          },
        ]}
      />
    </section>
  )
}
