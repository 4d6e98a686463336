import { expect, type Page } from '@playwright/test'
import { findLink, findMail } from './mail.ts'
import { demoPassword } from './sign-in.ts'

/** A confirmed customer of their own for a test that changes how somebody signs in. @returns the address */
export async function makeCustomer(page: Page, name: string): Promise<string> {
  const email = `${name.toLowerCase()}-${Date.now()}@example.test`
  const made = await page.request.post('/api/users/Private', {
    data: {
      email,
      password: demoPassword,
      fullName: name,
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
    data: { password: demoPassword },
  })
  expect(confirmed.status(), await confirmed.text()).toBe(200)
  return email
}
