import type { MailTemplate } from '../mail-content.ts'

/** Goes to the new address: following its link shows that it is the customer's own. */
export const changeEmail: MailTemplate<{ name: string; token: string }> = (
  { name, token },
  { t, locale, publicUrl },
) => ({
  subject: t('changeEmail.subject'),
  heading: t('changeEmail.heading', { name }),
  parts: [
    { kind: 'paragraph', text: t('changeEmail.text') },
    {
      kind: 'button',
      label: t('changeEmail.button'),
      href: `${publicUrl}/${locale}/account/confirm-new-email/?token=${encodeURIComponent(token)}`,
    },
    { kind: 'quiet', text: t('changeEmail.notYou') },
  ],
})
