import { pickTexts } from '../../checkout/pick-texts.ts'
import { getTexts } from '../../texts/get-texts.ts'
import type { PageKindProps } from '../page-kind.ts'
import { EditablePage } from '../parts/editable-page.tsx'
import { StandalonePayment } from './standalone-payment.lazy.tsx'

/** PAGE-45: pays an amount that staff asked for, for whoever opens the link from the mail (CHK-18). */
export default async function StandalonePaymentPage(props: PageKindProps) {
  const { locale, shopCode, visitorType } = props
  const { t } = await getTexts(locale)
  return (
    <EditablePage {...props}>
      <section className="k-wrap k-block">
        <StandalonePayment
          place={{ locale, shopCode, visitorType }}
          texts={
            await pickTexts(
              locale,
              'checkout.standalone',
              'invoices.named',
              'invoices.download',
              'invoices.saving',
              'invoices.failed',
            )
          }
        />
        <noscript>
          <p>{t('checkout.noScript')}</p>
        </noscript>
      </section>
    </EditablePage>
  )
}
