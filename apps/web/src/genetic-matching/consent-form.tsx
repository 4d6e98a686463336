import type { GeneticRecord } from '@kindred/contracts/genetic-matching'
import { Button } from '@kindred/ui/button/button'
import { Checkbox } from '@kindred/ui/checkbox/checkbox'
import type { Account } from '../account/open-account.ts'
import { getTexts } from '../texts/get-texts.ts'
import { saveConsents } from './genetics.action.ts'

/** One tick for each purpose, none of them set beforehand. A plain form: it works without scripts. */
export async function ConsentForm({
  account,
  consents,
}: {
  account: Pick<Account, 'locale' | 'shopCode'>
  consents: GeneticRecord['consents']
}) {
  const { locale, shopCode } = account
  const { t } = await getTexts(locale)
  const isFirst = !consents.findings
  return (
    <form action={saveConsents} className="k-stack">
      <input type="hidden" name="locale" value={locale} />
      <input type="hidden" name="shopCode" value={shopCode} />
      <input type="hidden" name="isFirst" value={isFirst ? 'yes' : 'no'} />
      <p>{t('genetics.consent.lead')}</p>
      <Checkbox
        id="consent-findings"
        name="findings"
        value="yes"
        defaultChecked={consents.findings}
        label={t('genetics.consent.findings')}
        help={t('genetics.consent.findingsHelp')}
      />
      <Checkbox
        id="consent-review"
        name="review"
        value="yes"
        defaultChecked={consents.review}
        label={t('genetics.consent.review')}
        help={t('genetics.consent.reviewHelp')}
      />
      <p className="k-muted">{t('genetics.consent.withdraw')}</p>
      <div>
        <Button type="submit" variant={isFirst ? 'filled' : 'outlined'}>
          {t(isFirst ? 'genetics.consent.begin' : 'genetics.consent.save')}
        </Button>
      </div>
    </form>
  )
}
