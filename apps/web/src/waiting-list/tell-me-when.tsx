import type { DonorDetail } from '@kindred/contracts/donors'
import { Panel } from '@kindred/ui/panel/panel'
import { readShop } from '../server/read-shop.ts'
import { getTexts, toLanguageTag } from '../texts/get-texts.ts'
import { listWaitable, tellMeWhenId } from './list-waitable.ts'
import { TellMeWhenForm } from './tell-me-when.lazy.tsx'

type TellMeWhenProps = {
  donor: DonorDetail
  locale: string
  shopCode: string
  /** Of the donor’s page. */
  path: string
}

/** On the page of a donor of whom something is sold out: a mail when it comes. Nothing where waiting would be in vain. */
export async function TellMeWhen({ donor, locale, shopCode, path }: TellMeWhenProps) {
  const types = listWaitable(donor)
  if (types.length === 0) return null
  const { t, group } = await getTexts(locale)
  const shop = await readShop(shopCode)
  if (!shop) return null
  return (
    <Panel as="section" soft className="k-tell-me">
      <h2 id={tellMeWhenId} className="k-profile__small-title">
        {t('waitingList.panel.title')}
      </h2>
      <p>{t('waitingList.panel.text', { name: donor.name })}</p>
      <TellMeWhenForm
        donorGuid={donor.donorGuid}
        department={shop.legalDepartmentGuid}
        shopCode={shopCode}
        locale={locale}
        language={toLanguageTag(locale)}
        path={path}
        types={types.map((value) => ({ value, label: t('donor.stock.name', { type: value }) }))}
        texts={group('waitingList.panel')}
        errors={group('waitingList.errors')}
      />
    </Panel>
  )
}
