import { sendLog } from '@kindred/contracts/send-log'
import { consentEvent, type OptionalCategory } from '@kindred/domain/consent/consent-categories'
import { printConsent } from '@kindred/domain/consent/print-consent'
import { callShop } from '../browser/call-shop.ts'
import { readSession } from '../browser/session.ts'

/**
 * Keeps a choice in the browser and tells the page, which obeys at once. For who is signed in it is written down with the
 * account as well; when that fails the choice holds all the same.
 */
export async function keepChoice(approved: readonly OptionalCategory[], shopCode: string): Promise<void> {
  const isHttps = location.protocol === 'https:'
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere
  document.cookie = printConsent(approved, { at: new Date(), isHttps })
  dispatchEvent(new Event(consentEvent))
  const user = await readSession()
  if (!user) return
  await callShop(shopCode)(`/api/users/${user.username}/consents/cookies`, {
    method: 'POST',
    body: { approved },
  }).catch(() => sendLog('warn', 'CONSENT_NOT_RECORDED'))
}
