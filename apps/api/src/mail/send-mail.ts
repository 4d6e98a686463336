import { createHash } from 'node:crypto'
import { loadTexts } from '@kindred/content/texts/load-texts.ts'
import type { Texts } from '@kindred/content/texts/texts.ts'
import { createSeal } from '@kindred/database/seal'
import { createTranslator } from 'use-intl/core'
import type { Services } from '../services.ts'
import { deliver } from './deliver.ts'
import type { MailTemplate, MailTools } from './mail-content.ts'
import { printMail } from './print-mail.ts'
import type { QueuedMail } from './queue-mail.ts'
import { templates } from './templates.ts'

/**
 * Job `mail.send`: writes the mail in the person's language and hands it on.
 *
 * Once only: the message id is made from the mail's key. The local outbox refuses a second one; over SMTP a mail goes out
 * twice only if the process dies between the server's "accepted" and the end of the job, and then under the same id, by
 * which receiving servers recognise it.
 */
export async function sendMail(payload: unknown, services: Services): Promise<void> {
  const { config } = services
  const { sealed } = payload as { sealed: string }
  const mail: QueuedMail = JSON.parse(createSeal(config.keys.seal).open(sealed, 'mail'))
  const tools = await findTools(mail.locale, config.publicUrl)
  // The name and its values were checked together where the mail was queued.
  const template = templates[mail.template] as MailTemplate<unknown>
  const content = template(mail.values, tools)
  const printed = printMail(content, tools.t('footer'), tools.language)
  const id = createHash('sha256').update(mail.key).digest('hex').slice(0, 40)
  await deliver(
    {
      ...printed,
      to: mail.to,
      from: config.mailFrom,
      messageId: `<${id}@${new URL(config.publicUrl).hostname}>`,
      ...(content.stop ? { oneClickStop: content.stop.oneClick } : {}),
    },
    services,
  )
}

/** Of each language, made once: its texts are read into templates as they are used, which takes longer than filling them. */
const toolsMade = new Map<string, Promise<MailTools>>()

function findTools(locale: string, publicUrl: string): Promise<MailTools> {
  const key = `${locale} ${publicUrl}`
  const tools = toolsMade.get(key) ?? makeTools(locale, publicUrl)
  toolsMade.set(key, tools)
  return tools
}

async function makeTools(locale: string, publicUrl: string): Promise<MailTools> {
  const [language = 'en', region] = locale.split('-')
  const tag = region ? `${language}-${region.toUpperCase()}` : language
  const translate = createTranslator<Texts>({
    locale: tag,
    messages: await loadTexts(locale),
    namespace: 'mail' as never,
    // A mail with a hole in it is not sent; the job is tried again and shows up.
    onError: (error) => {
      throw error
    },
  }) as MailTools['t']
  return { t: translate, language: tag, locale, publicUrl }
}
