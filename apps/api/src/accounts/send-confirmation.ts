import { createHash, randomBytes } from 'node:crypto'
import type { Executor } from '@kindred/database/pool'
import { queueMail } from '../mail/queue-mail.ts'
import type { Services } from '../services.ts'
import { replaceToken } from './email-token.store.ts'

const hours = 3_600_000
export const confirmationLifeMs = 24 * hours

/** Makes a new confirmation link and queues its mail, in the caller's transaction. Earlier links stop working. */
export async function sendConfirmation(
  on: Executor,
  customer: { id: string; email: string; fullName: string },
  locale: string,
  services: Services,
): Promise<void> {
  const token = randomBytes(32).toString('base64url')
  const at = services.now()
  await replaceToken(on, {
    tokenHash: hashEmailToken(token),
    customerId: customer.id,
    purpose: 'confirmEmail',
    expiresAt: new Date(at.getTime() + confirmationLifeMs),
    createdAt: at,
  })
  await queueMail(
    on,
    {
      key: `confirm-email:${hashEmailToken(token)}`,
      template: 'confirmEmail',
      to: customer.email,
      locale,
      values: { name: customer.fullName, token },
    },
    services,
  )
}

export const hashEmailToken = (token: string): string =>
  createHash('sha256').update(token).digest('base64url')
