import type { MailContent, MailTools } from '../mail-content.ts'

/** A donor of the waiting list, by alias alone. */
export type WaitingMailDonor = {
  alias: string
  code: string
  strawType: string
  amount: number
  expiresAt: string
  /** The donor's page in the shop it is waited for; null where there is none. */
  path: string | null
}

export type WaitingMailValues = { name: string; donors: WaitingMailDonor[]; stopToken: string }

/** Where the customer sees, renews and ends what they wait for. */
export const linkWaitingList = ({ locale, publicUrl }: MailTools): string =>
  `${publicUrl}/${locale}/account/favourites/#waiting-list`

/** The way off the list without signing in: a page that asks, and a call that mail programs may make by themselves. */
export function linkStop(
  token: string,
  { t, locale, publicUrl }: MailTools,
): NonNullable<MailContent['stop']> {
  const query = `?token=${encodeURIComponent(token)}`
  return {
    label: t('waitingList.stop'),
    href: `${publicUrl}/${locale}/account/stop-waiting/${query}`,
    oneClick: `${publicUrl}/api/stocknotifications/stop${query}`,
  }
}
