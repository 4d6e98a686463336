import type { Page } from '@playwright/test'
import { ownPassword } from './new-customer.ts'

export const security = '/en-gb/account/security/'

/** A browser that was never here. Answers still on their way to the page would bring cookies back, so it is left first. */
export async function forgetVisit(page: Page): Promise<void> {
  await page.goto('about:blank')
  await page.context().clearCookies()
}

/** Opens the account as if for the first time, and gives the password. */
export async function givePassword(page: Page, email: string) {
  await forgetVisit(page)
  await page.goto(security)
  await page.getByLabel('E-mail address').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(ownPassword)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}
