import { LinkButton } from '@kindred/ui/link-button/link-button'
import { StatusMark } from '../layouts/status-mark.tsx'
import { getTexts } from '../texts/get-texts.ts'
import { StaffFrame } from './staff-frame.tsx'
import { staffLocale } from './staff-locale.ts'

/** An address of an order that is none: the person stays in the back office, one step from the list. */
export async function UnknownOrder({ number }: { number: string }) {
  const { t } = await getTexts(staffLocale)
  return (
    <StaffFrame current="orders">
      <StatusMark status={404} />
      <h1>{t('staff.noSuchOrder')}</h1>
      <p>{t('staff.noSuchOrderText', { number: number.slice(0, 30) })}</p>
      <p>
        <LinkButton href="/staff/orders">{t('staff.showAll')}</LinkButton>
      </p>
    </StaffFrame>
  )
}
