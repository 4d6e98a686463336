import { expect, test } from '@playwright/test'
import { expectAccessible } from './support/axe.ts'
import { agree, chooseShipping, giveInformation, readOrderNumber } from './support/checkout.ts'
import { findMail } from './support/mail.ts'
import { makeCustomer, ownPassword } from './support/new-customer.ts'
import { payByCard, plainCard } from './support/pay.ts'
import { signIn } from './support/sign-in.ts'
import { openOrderAsStaff } from './support/staff.ts'

test('CHK-17 PAGE-43 what was not signed at the checkout is signed on the order, and lets it leave', async ({
  page,
  browser,
}) => {
  test.setTimeout(600_000)
  const donor = '/en-gb/dk-shop/private/donor/K1027/'
  const email = await makeCustomer(page, 'Signe')
  await page.goto(`/api/auth/signin/?callbackUrl=${encodeURIComponent(donor)}`)
  await signIn(page, email, ownPassword)
  await page.getByRole('button', { name: 'One more: Straws IUI, MOT 20' }).click()
  await page.getByRole('button', { name: 'Add to basket' }).click()
  await page.getByRole('link', { name: 'Go to the basket' }).click()
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await giveInformation(page, 'Aarhus')
  await chooseShipping(page)
  await expect(page.getByLabel('Your full name, as your signature')).toBeVisible()
  await agree(page)
  await payByCard(page, plainCard)
  const number = await readOrderNumber(page)
  const asked = 'we need a signature or a form from you'
  await expect(page.getByText(asked)).toBeVisible()
  expect((await findMail(page, email, `Your order ${number}`)).text).toContain(asked)

  const staff = await openOrderAsStaff(browser, number)
  const check = staff.getByText('Carrier acknowledgement', { exact: false })
  await expect(check.first()).toBeVisible()
  const record = staff.getByRole('button', { name: 'Record the carrier acknowledgement' })
  await expect(record).toBeVisible()

  await page.goto(`/en-gb/account/orders/${number}/`)
  await expect(page.getByText('Conor K1027: a gene test found')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Sign', exact: true }).click()
  await expect(page.getByText('Sign with your full name')).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Your full name, as your signature').fill('Signe Test')
  await page.getByRole('button', { name: 'Sign', exact: true }).click()
  await expect(page.getByText('You have signed.')).toBeVisible()
  await expectAccessible(page)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: `Order ${number}` })).toBeVisible()
  await expect(page.getByLabel('Your full name, as your signature')).toHaveCount(0)

  await staff.reload()
  await expect(staff.getByRole('heading', { level: 1, name: `Order ${number}` })).toBeVisible()
  await expect(record).toHaveCount(0)
  await staff.context().close()
})
