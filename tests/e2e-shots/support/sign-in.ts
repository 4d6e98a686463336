import { expect, type Page } from '@playwright/test'

export const demoPassword = 'Demo-pass-2026'

/** Fills the sign-in page that is open and waits until it has sent the person on. */
export async function signIn(page: Page, email: string, password = demoPassword): Promise<void> {
  await page.getByLabel('E-mail address').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page).not.toHaveURL(/\/account\/sign-in\//)
}
