import { stockTypes } from '@kindred/domain/vocabulary'
import { getTexts } from '../../texts/get-texts.ts'
import type { PageKindProps } from '../page-kind.ts'
import { AccountColumns } from '../parts/account-columns.tsx'
import { EditablePage } from '../parts/editable-page.tsx'
import { OwnBatches } from './own-batches.lazy.tsx'

/** PAGE-26: the donations that the customer’s straws come from. */
export default async function AccountEjaculateInfoPage(props: PageKindProps) {
  const { locale, shopCode, path } = props
  const { t, group, language } = await getTexts(locale)
  return (
    <AccountColumns {...props}>
      <EditablePage {...props}>
        <section className="k-wrap k-block k-batches" aria-labelledby="batches-title">
          <h2 id="batches-title">{t('account.ejaculate.title')}</h2>
          <OwnBatches
            shopCode={shopCode}
            language={language}
            texts={group('account.ejaculate')}
            types={Object.fromEntries(stockTypes.map((type) => [type, t('donor.stock.name', { type })]))}
            ordersPath={`/${locale}/account/orders/`}
            signInHref={`/api/auth/signin?callbackUrl=${encodeURIComponent(path)}`}
          />
        </section>
      </EditablePage>
    </AccountColumns>
  )
}
