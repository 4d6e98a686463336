import { expect, test } from '@playwright/test'
import { makeCustomer, ownPassword } from './support/new-customer.ts'
import { signIn } from './support/sign-in.ts'

test('BASK-05 ACC-36 on a telephone what was added is in sight, and the account says after signing in that it waits', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 })
  const email = await makeCustomer(page, 'Wanda')
  await page.goto('/en-gb/dk-shop/private/donor/K1944/')
  await page
    .getByRole('button', { name: /^One more: Straws IUI/ })
    .first()
    .click()
  await page.getByRole('button', { name: 'Add to basket' }).click()
  await expect(page.getByText('In your basket')).toBeInViewport()

  await page.goto(`/api/auth/signin/?callbackUrl=${encodeURIComponent('/en-gb/account/')}`)
  await signIn(page, email, ownPassword)
  await expect(page.getByText('One thing needs you.')).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Continue' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Your basket' })).toBeVisible()
  await page
    .getByRole('button', { name: /^Remove / })
    .first()
    .click()
  await expect(page.getByRole('heading', { name: 'Nothing in your basket yet' })).toBeVisible()
})
