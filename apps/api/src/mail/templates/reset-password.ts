import type { MailTemplate } from '../mail-content.ts'

/** The link that sets a new password. */
export const resetPassword: MailTemplate<{ name: string; token: string }> = (
  { name, token },
  { t, locale, publicUrl },
) => ({
  subject: t('resetPassword.subject'),
  heading: t('resetPassword.heading', { name }),
  parts: [
    { kind: 'paragraph', text: t('resetPassword.text') },
    {
      kind: 'button',
      label: t('resetPassword.button'),
      href: `${publicUrl}/${locale}/account/reset-password/?token=${encodeURIComponent(token)}`,
    },
    { kind: 'quiet', text: t('resetPassword.notYou') },
  ],
})
