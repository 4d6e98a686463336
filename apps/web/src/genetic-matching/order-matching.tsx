import type { Money } from '@kindred/domain/money'
import { Part } from '../account/part.tsx'
import { readWarningTexts } from '../basket-warning/pick-warning.ts'
import { getTexts } from '../texts/get-texts.ts'
import { printPrice } from '../texts/print-price.ts'
import type { Genetics } from './open-genetics.ts'
import { OrderMatchingButton } from './order-matching.island.tsx'

/** GEN-02: the comparison as a product, with what it costs and the way into the basket. */
export async function OrderMatching({ account, price }: Pick<Genetics, 'account'> & { price: Money }) {
  const { locale, shopCode, visitorType } = account
  const { t, group, language } = await getTexts(locale)
  return (
    <Part title={t('genetics.order.title')}>
      <div className="k-stack">
        <p>{t('genetics.order.text', { price: printPrice({ t, language }, price, visitorType) })}</p>
        <OrderMatchingButton
          shopCode={shopCode}
          locale={locale}
          basketHref={`/${locale}/${shopCode}-shop/${visitorType}/checkout/basket/`}
          texts={group('genetics.order')}
          warning={readWarningTexts(group)}
        />
      </div>
    </Part>
  )
}
