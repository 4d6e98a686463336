import type { arrivalOfferSchema } from '@kindred/contracts/basket'
import type { z } from 'zod'
import { pickTexts } from '../checkout/pick-texts.ts'
import { pagePath } from '../checkout/place.ts'
import { getTexts } from '../texts/get-texts.ts'
import { printPrice } from '../texts/print-price.ts'
import { BringDeposit } from './bring-deposit.island.tsx'
import type { Account } from './open-account.ts'

/** The way to bring something to our storage, where the shop receives from elsewhere. */
export async function BringOffer({ account }: { account: Account }) {
  const { locale, shopCode, visitorType } = account
  const { price } = await account.call<z.output<typeof arrivalOfferSchema>>(
    `/api/commerce/${shopCode}-shop/${locale}/shipmentinbound`,
  )
  if (!price) return null
  const { t, language } = await getTexts(locale)
  return (
    <BringDeposit
      shopCode={shopCode}
      locale={locale}
      price={printPrice({ t, language }, price, visitorType)}
      basketPath={pagePath(account, 'basket')}
      texts={await pickTexts(locale, 'account.deposits.bring', 'account.deposits.renewAdd')}
    />
  )
}
