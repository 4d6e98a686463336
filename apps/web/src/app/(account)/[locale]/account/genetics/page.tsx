import { Note } from '@kindred/ui/note/note'
import { AccountFrame } from '../../../../../account/account-frame.tsx'
import { Part } from '../../../../../account/part.tsx'
import { collectTexts } from '../../../../../genetic-matching/collect-texts.ts'
import { ConsentForm } from '../../../../../genetic-matching/consent-form.tsx'
import { FindingsForm } from '../../../../../genetic-matching/findings-form.island.tsx'
import { listGeneOptions } from '../../../../../genetic-matching/list-gene-options.ts'
import { listPopulationOptions } from '../../../../../genetic-matching/list-population-options.ts'
import { Meaning } from '../../../../../genetic-matching/meaning.tsx'
import { type Genetics, openGenetics } from '../../../../../genetic-matching/open-genetics.ts'
import { OrderMatching } from '../../../../../genetic-matching/order-matching.tsx'
import { Reports } from '../../../../../genetic-matching/reports.tsx'
import type { Query } from '../../../../../layouts/query.ts'
import { readLocale } from '../../../../../layouts/read-locale.ts'
import { getTexts } from '../../../../../texts/get-texts.ts'

type Props = {
  params: Promise<{ locale: string }>
  searchParams: Promise<Query>
}

export async function generateMetadata({ params }: Pick<Props, 'params'>) {
  const { t } = await getTexts(readLocale((await params).locale))
  return { title: `${t('genetics.title')} · ${t('common.siteName')}` }
}

/** What a customer tells us of genes, what it means, and what they allow us to do with it. */
export default async function GeneticsPage({ params, searchParams }: Props) {
  const genetics = await openGenetics((await params).locale)
  const { account, isOffered, record } = genetics
  const { t, format } = await getTexts(account.locale)
  const { saved } = await searchParams
  const { consents } = record
  return (
    <AccountFrame account={account} title={t('genetics.title')} lead={t('genetics.lead')}>
      {saved === 'consent' && (
        <Note tone="ok" announce="status">
          {t('genetics.consent.saved')}
        </Note>
      )}
      {saved === 'needed' && !consents.findings && (
        <Note tone="warn" announce="alert">
          {t('genetics.consent.needed')}
        </Note>
      )}
      {!isOffered && (
        <Note title={t('genetics.off.title')} tone="info">
          {t('genetics.off.text')}
        </Note>
      )}
      {isOffered && consents.findings && <FindingsPart {...genetics} />}
      {record.record && isOffered && (
        <Part title={t('genetics.meaning.title')}>
          <p className="k-muted">
            {record.record.confirmedAt
              ? t('genetics.state.confirmed', {
                  date: format.dateTime(new Date(record.record.confirmedAt), { dateStyle: 'long' }),
                })
              : t(`genetics.state.${consents.review ? 'waiting' : 'own'}`)}
          </p>
          <Meaning locale={account.locale} record={record.record} genes={genetics.genes} />
        </Part>
      )}
      {consents.review && isOffered && <Reports {...genetics} />}
      {isOffered && genetics.price && <OrderMatching {...genetics} price={genetics.price} />}
      {(isOffered || consents.findings) && (
        <Part title={t(consents.findings ? 'genetics.consent.title' : 'genetics.consent.beginTitle')}>
          <ConsentForm account={account} consents={consents} />
        </Part>
      )}
    </AccountFrame>
  )
}

async function FindingsPart({ account, record, genes }: Genetics) {
  const { t, group } = await getTexts(account.locale)
  return (
    <Part title={t('genetics.findings.part')}>
      <FindingsForm
        shopCode={account.shopCode}
        record={record.record}
        genes={listGeneOptions(genes)}
        populations={listPopulationOptions(
          genes,
          group('genetics.population'),
          t('genetics.person.populationAny'),
        )}
        texts={{
          person: group('genetics.person'),
          findings: group('genetics.findings'),
          file: collectTexts(group, 'genetics.file', 'reasons'),
          errors: group('genetics.errors'),
        }}
      />
    </Part>
  )
}
