import type { MailPart, MailTemplate } from '../mail-content.ts'
import { linkStop, linkWaitingList, type WaitingMailValues } from './waiting-mail-parts.ts'

/** More donors than this and their buttons are a wall; the rest are seen on the list. */
const mostButtons = 3

/** Straws somebody waits for are there. The subject names nobody: it may be read on a locked screen. */
export const strawsCame: MailTemplate<WaitingMailValues> = ({ name, donors, stopToken }, tools) => {
  const { t, publicUrl } = tools
  const shown = donors.slice(0, mostButtons)
  const buttons = shown.flatMap(({ alias, path }): MailPart[] =>
    path ? [{ kind: 'button', label: t('strawsCame.button', { alias }), href: `${publicUrl}${path}` }] : [],
  )
  const isAllShown = buttons.length === donors.length
  return {
    subject: t('strawsCame.subject'),
    heading: t('strawsCame.heading', { name }),
    parts: [
      { kind: 'paragraph', text: t('strawsCame.text') },
      {
        kind: 'rows',
        rows: donors.map(({ alias, code, strawType, amount }) => ({
          label: `${alias} ${code}`,
          value: t('waitingList.straws', { count: amount, type: strawType }),
        })),
      },
      ...buttons,
      ...(isAllShown
        ? []
        : [{ kind: 'button' as const, label: t('strawsCame.all'), href: linkWaitingList(tools) }]),
      { kind: 'paragraph', text: t('strawsCame.notHeld') },
      { kind: 'quiet', text: t('strawsCame.once') },
    ],
    stop: linkStop(stopToken, tools),
  }
}
