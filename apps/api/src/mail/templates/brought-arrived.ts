import type { GoodsKind } from '@kindred/domain/stock/goods-of'
import type { MailTemplate } from '../mail-content.ts'
import { printDay } from './order-mail-parts.ts'

export type BroughtMailValues = {
  name: string
  goods: GoodsKind
  /** How many came, and how many were told of. */
  count: number
  announced: number
  from: string
  arrivedOn: string
  /** Last day of the free storage. */
  endsOn: string
}

/** What somebody brought to us from elsewhere is here. The subject does not say what it is: it may be read on a locked screen. */
export const broughtArrived: MailTemplate<BroughtMailValues> = (values, tools) => {
  const { t, publicUrl, locale } = tools
  const { name, goods, count, announced, from, arrivedOn, endsOn } = values
  const print = (number: number) => t('broughtArrived.goods', { goods, count: number })
  return {
    subject: t('broughtArrived.subject'),
    heading: t('broughtArrived.heading', { name }),
    parts: [
      {
        kind: 'paragraph',
        text: t('broughtArrived.text', { date: printDay(arrivedOn, tools), end: printDay(endsOn, tools) }),
      },
      { kind: 'rows', rows: [{ label: from, value: print(count) }] },
      ...(count === announced
        ? []
        : [
            {
              kind: 'paragraph' as const,
              text: t('broughtArrived.differs', { announced: print(announced) }),
            },
          ]),
      { kind: 'button', label: t('depositEnds.button'), href: `${publicUrl}/${locale}/account/deposits/` },
    ],
  }
}
