import type { MailTemplate } from '../mail-content.ts'

/** The link that opens a new account (CRT-10). */
export const confirmEmail: MailTemplate<{ name: string; token: string }> = (
  { name, token },
  { t, locale, publicUrl },
) => ({
  subject: t('confirmEmail.subject'),
  heading: t('confirmEmail.heading', { name }),
  parts: [
    { kind: 'paragraph', text: t('confirmEmail.text') },
    {
      kind: 'button',
      label: t('confirmEmail.button'),
      href: `${publicUrl}/${locale}/account/confirm-email/?token=${encodeURIComponent(token)}`,
    },
    { kind: 'quiet', text: t('confirmEmail.notYou') },
  ],
})
