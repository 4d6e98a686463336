import { expect, type Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'

export const plainCard = '4242 4242 4242 4242'
/** Its bank asks whether it is really you. */
export const cardWithChallenge = '4000 0025 0000 3155'

export const declinedCard = '4000 0000 0000 0002'

/** From the page that names the amount to the hosted page, and what the card says there. */
export async function payByCard(page: Page, card: string): Promise<void> {
  await page.getByRole('button', { name: /^Pay .+ by card$/ }).click()
  await page.getByLabel('Card number').fill(card)
  await page.locator('#expiry').fill('12/29')
  await page.locator('#code').fill('123')
  await expectAccessible(page)
  await page.getByRole('button', { name: /^Pay/ }).click()
}

/** The 3-D Secure step: the bank asks, and the person says yes. */
export async function approve(page: Page): Promise<void> {
  const yes = page.locator('button[value="approve"]')
  await expect(yes).toBeVisible()
  await expectAccessible(page)
  await yes.click()
}
