import { expect, type Page } from '@playwright/test'
import { findLink, findMail } from './mail.ts'

export const ownPassword = 'Vintergaek-2026'

/** A confirmed customer of their own for a test that changes how somebody signs in. @returns the address */
export async function makeCustomer(page: Page, name: string): Promise<string> {
  const email = `${name.toLowerCase()}-${Date.now()}@example.test`
  const made = await page.request.post('/api/users/Private', {
    data: {
      email,
      password: ownPassword,
      fullName: `${name} Overgaard`,
      residentCountry: 'DK',
      treatmentCountry: 'DK',
      language: 'en-GB',
      shopCode: 'dk',
      acceptsTerms: true,
    },
  })
  expect(made.status(), await made.text()).toBe(200)
  const mail = await findMail(page, email, 'Confirm your e-mail address')
  const token = new URL(findLink(mail, 'confirm-email'), 'http://kindred').searchParams.get('token') ?? ''
  const confirmed = await page.request.post('/api/cms/createaccount/confirmemail', {
    params: { token },
    data: { password: ownPassword },
  })
  expect(confirmed.status(), await confirmed.text()).toBe(200)
  return email
}
