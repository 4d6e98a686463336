import type { GeneEntry, GeneticRecord } from '@kindred/contracts/genetic-matching'
import { Badge } from '@kindred/ui/badge/badge'
import { Findings } from '@kindred/ui/findings/findings'
import { LinkButton } from '@kindred/ui/link-button/link-button'
import { Panel } from '@kindred/ui/panel/panel'
import { accountPath } from '../account/account-path.ts'
import { getTexts } from '../texts/get-texts.ts'
import { explainFinding } from './explain-finding.ts'

/** What the saved findings mean, with numbers, what they do not mean, and the way to donors. */
export async function Meaning({
  locale,
  record,
  genes,
}: {
  locale: string
  record: NonNullable<GeneticRecord['record']>
  genes: readonly GeneEntry[]
}) {
  const { t, format } = await getTexts(locale)
  const { findings, population, otherDonor } = record
  const carried = genes.filter(({ gene }) =>
    findings.some((finding) => finding.gene === gene && finding.result === 'carrier'),
  )
  const explain = (gene: GeneEntry) => {
    const explained = explainFinding(gene, population)
    if (explained.kind !== 'recessive') return t(`genetics.meaning.${explained.kind}`)
    const { tested, untested } = explained
    const numbers =
      tested === null || untested === null
        ? t('genetics.meaning.recessiveNoNumbers')
        : t(`genetics.meaning.${tested === untested ? 'recessiveUntold' : 'recessiveNumbers'}`, {
            tested: format.number(tested),
            untested: format.number(untested),
          })
    return `${t('genetics.meaning.recessive', { gene: gene.gene })} ${numbers}`
  }
  const clear = findings.length - carried.length
  return (
    <div className="k-stack">
      {otherDonor && (
        <p>{t('genetics.meaning.ofDonor', { name: otherDonor.name, code: otherDonor.donorId })}</p>
      )}
      <Findings
        items={carried.map((gene) => ({
          key: gene.gene,
          name: gene.condition,
          text: explain(gene),
          outcome: <Badge tone="honey">{gene.gene}</Badge>,
        }))}
      />
      {clear > 0 && <p>{t('genetics.meaning.none', { count: clear })}</p>}
      <div>
        <LinkButton variant="outlined" href={accountPath(locale, 'genetics', 'donors')}>
          {t('genetics.meaning.search')}
        </LinkButton>
      </div>
      <Panel soft>
        <h3>{t('genetics.meaning.notTitle')}</h3>
        <ul className="k-genetics-not">
          {['not1', 'not2', 'not3'].map((key) => (
            <li key={key}>{t(`genetics.meaning.${key}`)}</li>
          ))}
        </ul>
      </Panel>
    </div>
  )
}
