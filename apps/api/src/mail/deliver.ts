import { createTransport, type Transporter } from 'nodemailer'
import type { Services } from '../services.ts'
import { keepMail } from './local-mail.store.ts'
import type { Mail } from './mail.ts'

const transports = new Map<string, Transporter>()

/** Sends by SMTP where it is configured; otherwise keeps the mail in the local outbox (`/dev/mail` in demo mode). */
export async function deliver(mail: Mail, { config, db }: Services): Promise<void> {
  if (!config.smtpUrl) return keepMail(db, mail)
  let transport = transports.get(config.smtpUrl)
  if (!transport) {
    transport = createTransport(config.smtpUrl, { disableFileAccess: true, disableUrlAccess: true } as never)
    transports.set(config.smtpUrl, transport)
  }
  const { oneClickStop, ...message } = mail
  await transport.sendMail({
    ...message,
    headers: {
      'auto-submitted': 'auto-generated',
      ...(oneClickStop
        ? { 'list-unsubscribe': `<${oneClickStop}>`, 'list-unsubscribe-post': 'List-Unsubscribe=One-Click' }
        : {}),
    },
  })
}
