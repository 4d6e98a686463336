import type { MailTemplate } from '../mail-content.ts'
import { printDay } from './order-mail-parts.ts'
import { linkStop, linkWaitingList, type WaitingMailValues } from './waiting-mail-parts.ts'

/** The 90 days of the waiting list are nearly over: going on takes an answer. */
export const waitEnds: MailTemplate<WaitingMailValues> = ({ name, donors, stopToken }, tools) => {
  const { t } = tools
  return {
    subject: t('waitEnds.subject'),
    heading: t('waitEnds.heading', { name }),
    parts: [
      { kind: 'paragraph', text: t('waitEnds.text') },
      {
        kind: 'rows',
        rows: donors.map(({ alias, code, expiresAt }) => ({
          label: `${alias} ${code}`,
          value: t('waitEnds.until', { date: printDay(expiresAt.slice(0, 10), tools) }),
        })),
      },
      { kind: 'button', label: t('waitEnds.button'), href: linkWaitingList(tools) },
      { kind: 'quiet', text: t('waitEnds.otherwise') },
    ],
    stop: linkStop(stopToken, tools),
  }
}
