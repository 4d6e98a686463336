import { randomUUID } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres/drizzle'
import type { EmailAdapter, SendEmailOptions } from 'payload'

type Runs = { drizzle: { execute: (statement: unknown) => Promise<unknown> } }

/**
 * The editor's own mail (a new password) goes the way of all mail: over SMTP where that is configured, else into the local
 * outbox, which is read at /dev/mail.
 *
 * @param from such as `Kindred <no-reply@kindred.example>`
 */
export function mailAdapter({ smtpUrl, from }: { smtpUrl?: string; from: string }): EmailAdapter {
  const [, name = 'Kindred', address = from] = /^(.*?)\s*<(.+)>$/.exec(from) ?? []
  return ({ payload }) => ({
    name: 'kindred',
    defaultFromAddress: address,
    defaultFromName: name,
    sendEmail: async (message) => {
      const mail = {
        to: printAddress(message.to),
        from,
        subject: message.subject ?? '',
        html: String(message.html ?? ''),
        text: String(message.text ?? toText(String(message.html ?? ''))),
      }
      if (!smtpUrl) {
        await (payload.db as unknown as Runs).drizzle.execute(sql`
          insert into shop.local_mail ("to", "from", subject, html, text, message_id)
          values (${mail.to}, ${mail.from}, ${mail.subject}, ${mail.html}, ${mail.text}, ${`<${randomUUID()}@editor>`})`)
        return
      }
      const { createTransport } = await import('nodemailer')
      const transport = createTransport(smtpUrl, { disableFileAccess: true, disableUrlAccess: true } as never)
      await transport.sendMail({ ...mail, headers: { 'auto-submitted': 'auto-generated' } })
      transport.close()
    },
  })
}

function printAddress(to: SendEmailOptions['to']): string {
  const [first] = [to].flat()
  if (typeof first === 'string') return first
  return first && 'address' in first ? String(first.address) : ''
}

/** The words of a mail, its links with their addresses. */
function toText(html: string): string {
  return html
    .replace(/<a\s[^>]*href="([^"]*)"[^>]*>([\s\S]*?)<\/a>/gi, (_all, href: string, words: string) =>
      words.includes(href) ? href : `${words} ${href}`,
    )
    .replace(/<br\s*\/?>|<\/p>/gi, '\n')
    .replace(/<[^>]+>/g, '')
    .replace(/&amp;/g, '&')
    .trim()
}
