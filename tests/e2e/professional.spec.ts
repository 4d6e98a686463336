import { expect, test } from '@playwright/test'
import { expectAccessible } from './support/axe.ts'
import { agree, chooseCard, chooseShipping, giveInformation, readOrderNumber } from './support/checkout.ts'
import { findLink, findMail } from './support/mail.ts'
import { signIn } from './support/sign-in.ts'
import { shipOrder } from './support/staff.ts'

test('BASK-05 BASK-12 CHK-10 CHK-11 a clinic orders by invoice from a basket filled before signing in, and sees it leave', async ({
  page,
  browser,
}) => {
  test.setTimeout(900_000)
  const shop = '/en-gb/dk-shop/professional'

  await test.step('chooses straws without an account', async () => {
    await page.goto(`${shop}/`)
    await expectAccessible(page)
    await page.goto(`${shop}/donor/K1427/`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('columnheader', { name: 'Price each, excl. VAT' })).toBeVisible()
    const row = page.getByRole('row', { name: /^IUI.*MOT 10/ })
    const before = readEuros(await row.innerText())
    // One, and one more once it is there: the donor's page adds to what the basket has.
    for (let times = 0; times < 2; times++) {
      await page.getByRole('button', { name: 'One more: Straws IUI, MOT 10' }).click()
      await page.getByRole('button', { name: 'Add to basket' }).click()
      await expect(page.getByRole('spinbutton', { name: /^Straws IUI, MOT 10/ })).toHaveValue('0')
    }
    await page.getByRole('link', { name: 'Go to the basket' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Your basket' })).toBeVisible()
    await expect(page.getByRole('spinbutton')).toHaveValue('2')
    // The same straw for the same amount, and a private visitor reads it with the tax.
    await expect(page.getByText('The prices are without VAT.')).toBeVisible()
    await expect(page.getByText(printEuros(2 * before), { exact: true }).first()).toBeVisible()
    const other = await page.context().newPage()
    await other.goto('/en-gb/dk-shop/private/donor/K1427/')
    await expect(other.getByRole('columnheader', { name: 'Price each', exact: true })).toBeVisible()
    const withTax = readEuros(await other.getByRole('row', { name: /^IUI.*MOT 10/ }).innerText())
    expect(withTax).toBe(before * 1.25)
    await other.close()
    await expectAccessible(page)
  })

  await test.step('adds a third straw with several quick presses: the last number counts', async () => {
    await page.getByRole('button', { name: /^One more/ }).click()
    await page.getByRole('button', { name: /^One more/ }).click()
    await page.getByRole('button', { name: /^One fewer/ }).click()
    await expect(page.getByRole('spinbutton')).toHaveValue('3')
    await page.reload()
    await expect(page.getByRole('spinbutton')).toHaveValue('3')
  })

  await test.step('signs in on the way, and goes on with the same basket', async () => {
    await page.getByRole('button', { name: 'Continue' }).click()
    await signIn(page, 'clinic@demo.test')
    await expect(page.getByRole('heading', { level: 1, name: /Your (information|basket)/ })).toBeVisible()
    // With lines of an earlier visit beside them, the basket is shown once more first.
    if (page.url().includes('/basket/')) await page.getByRole('button', { name: 'Continue' }).click()
  })

  await test.step('has them delivered to a clinic, and agrees', async () => {
    await giveInformation(page, 'Aarhus')
    await chooseShipping(page)
    await agree(page)
  })

  await test.step('orders by invoice', async () => {
    await expect(page.getByRole('radio', { name: 'Invoice' })).toBeEnabled()
    await chooseCard(page, 'Invoice')
    await page.getByRole('button', { name: /^Order for/ }).click()
  })
  const number = await readOrderNumber(page)

  await test.step('finds the order by its mail, invoiced', async () => {
    const mail = await findMail(page, 'clinic@demo.test', `Your order ${number}`)
    await page.goto(findLink(mail, '/account/orders/'))
    await expect(page.getByText('On invoice', { exact: true })).toBeVisible()
    await expect(page.getByRole('rowheader', { name: /^Invoice I1-/ })).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('sees that staff picked and shipped it', async () => {
    await shipOrder(browser, number, 'DEMO-TRACK-2')
    await page.reload()
    await expect(page.getByText('Your parcel is on its way.')).toBeVisible()
    await expect(page.getByText('DEMO-TRACK-2')).toBeVisible()
  })
})

/** The amount in a row of the table. */
const readEuros = (row: string): number => Number(/€([\d,.]+)/.exec(row)?.[1]?.replace(',', ''))
const printEuros = (amount: number): string =>
  new Intl.NumberFormat('en-GB', {
    style: 'currency',
    currency: 'EUR',
    trailingZeroDisplay: 'stripIfInteger',
  }).format(amount)
