import type { Page } from '@playwright/test'
import { ownPassword } from './new-customer.ts'

export const security = '/en-gb/account/security/'

/** Opens the account as if for the first time, and gives the password. */
export async function givePassword(page: Page, email: string) {
  await page.context().clearCookies()
  await page.goto(security)
  await page.getByLabel('E-mail address').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(ownPassword)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}
