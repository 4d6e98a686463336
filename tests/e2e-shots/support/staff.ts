import { type Browser, expect, type Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { demoPassword } from './sign-in.ts'

/** Opens a screen of the back office as a member of staff, who is asked to sign in first and comes back there. */
export async function signInStaff(page: Page, path: string, email: string): Promise<void> {
  await page.goto(path)
  await expect(page).toHaveURL(/\/staff\/sign-in/)
  await expectAccessible(page)
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password').fill(demoPassword)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page).not.toHaveURL(/\/staff\/sign-in/)
}

/** An order as the order desk sees it, in a browser of its own; its context is to be closed. */
export async function openOrderAsStaff(browser: Browser, number: string): Promise<Page> {
  const context = await browser.newContext()
  const page = await context.newPage()
  await signInStaff(page, `/staff/orders/${number}/`, 'orders@demo.test')
  await expect(page.getByRole('heading', { level: 1, name: `Order ${number}` })).toBeVisible()
  await expectAccessible(page)
  return page
}

/** The order desk finds an order by its number, sees its history, and sends it off. */
export async function shipOrder(browser: Browser, number: string, trackingNumber: string): Promise<void> {
  const context = await browser.newContext()
  const page = await context.newPage()
  await signInStaff(page, '/staff/orders/', 'orders@demo.test')
  await expectAccessible(page)

  await page.getByLabel('Find an order').fill(number)
  await page.getByRole('button', { name: 'Show', exact: true }).click()
  await expect(page.getByText('1 order', { exact: true })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: number }).click()
  await expect(page.getByRole('heading', { level: 1, name: `Order ${number}` })).toBeVisible()
  await expect(page.getByText('Order: placed')).toBeVisible()
  await expect(page.getByText('Not now: the straws are not picked yet.')).toBeVisible()
  await expectAccessible(page)

  await act(page, 'Mark as picked')
  const paper = page.getByRole('button', { name: 'Record the carrier acknowledgement' })
  if ((await paper.count()) > 0 && (await paper.getAttribute('aria-disabled')) !== 'true') {
    await expect(
      page.getByText('Not now: the customer has not signed the carrier acknowledgement.'),
    ).toBeVisible()
    await act(page, 'Record the carrier acknowledgement', { Reason: 'Signed on paper, folder 12' })
  }
  await act(page, 'Mark as shipped', { 'Tracking number': trackingNumber })
  await expect(page.getByText('Fulfilment: shipped')).toBeVisible()
  await context.close()
}

/** Presses an action, fills what it asks for, confirms, and waits until it can no longer be done. */
async function act(page: Page, name: string, answers: Record<string, string> = {}): Promise<void> {
  await page.getByRole('button', { name, exact: true }).click()
  const dialog = page.getByRole('dialog')
  for (const [label, answer] of Object.entries(answers)) await dialog.getByLabel(label).fill(answer)
  await expectAccessible(page)
  await dialog.getByRole('button', { name, exact: true }).click()
  await expect(dialog).toBeHidden()
}
