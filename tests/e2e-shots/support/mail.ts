import { expect, type Page } from '@playwright/test'

type Mail = { id: string; to: string; subject: string; text: string; sentAt: string }

/** Waits for the mail to an address whose subject begins so, as a person would look into the inbox. */
export async function findMail(page: Page, to: string, subject: string): Promise<Mail> {
  let found: Mail | undefined
  await expect
    .poll(
      async () => {
        const answer = await page.request.get('/dev/mail.json', { params: { to } })
        const mails: Mail[] = await answer.json()
        found = mails.find((mail) => mail.subject.includes(subject))
        return found?.subject
      },
      { message: `a mail to ${to}: ${subject}`, timeout: 30_000 },
    )
    .toBeTruthy()
  if (!found) throw new Error('unreachable: the poll has found it')
  return found
}

/** The first link of a mail whose address holds a part, as a path of this site. */
export function findLink(mail: Mail, part: string): string {
  const link = mail.text.match(/https?:\/\/[^\s)>]+/g)?.find((address) => address.includes(part))
  if (!link) throw new Error(`no link with ${part} in “${mail.subject}”`)
  const { pathname, search, hash } = new URL(link)
  return pathname + search + hash
}
