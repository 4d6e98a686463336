import type { GoodsKind } from '@kindred/domain/stock/goods-of'
import type { MailTemplate } from '../mail-content.ts'
import { printDay } from './order-mail-parts.ts'

export type DepositMailValues = {
  name: string
  kind: 'stored' | 'reserved'
  quantity: number
  goods: GoodsKind
  /** Alias and code. */
  donor: string
  /** Who kept it before it was brought to us; then it is of no donor of ours. */
  broughtFrom: string | null
  endsOn: string
  isOver: boolean
}

/** What somebody keeps with us ends soon, or has ended; nothing happens without their answer. */
export const depositEnds: MailTemplate<DepositMailValues> = (values, tools) => {
  const { t, publicUrl, locale } = tools
  const { name, kind, quantity, goods, donor, broughtFrom, endsOn, isOver } = values
  const date = printDay(endsOn, tools)
  const text = isOver ? `depositEnds.over.${kind}` : 'depositEnds.text'
  const brought = isOver ? 'depositEnds.brought.over' : 'depositEnds.brought.text'
  return {
    subject: t(isOver ? 'depositEnds.subjectOver' : 'depositEnds.subject', { date }),
    heading: t('depositEnds.heading', { name }),
    parts: [
      {
        kind: 'paragraph',
        text: broughtFrom
          ? t(brought, { from: broughtFrom, date })
          : t(text, { kind, goods, count: quantity, donor, date }),
      },
      { kind: 'button', label: t('depositEnds.button'), href: `${publicUrl}/${locale}/account/deposits/` },
      { kind: 'quiet', text: t('depositEnds.otherwise') },
    ],
  }
}
