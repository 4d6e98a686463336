import type { MailTemplate } from '../mail-content.ts'

/** Somebody signed in from a browser that had not been used for this account before. */
export const newDevice: MailTemplate<{ name: string; device: string }> = (
  { name, device },
  { t, locale, publicUrl },
) => ({
  subject: t('newDevice.subject'),
  heading: t('newDevice.heading', { name }),
  parts: [
    { kind: 'paragraph', text: t('newDevice.text', { device }) },
    { kind: 'button', label: t('newDevice.button'), href: `${publicUrl}/${locale}/account/security/` },
    { kind: 'quiet', text: t('newDevice.notYou') },
  ],
})
