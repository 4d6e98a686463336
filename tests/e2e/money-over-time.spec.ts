import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from './support/axe.ts'
import { agree, chooseCard, giveBilling, readOrderNumber } from './support/checkout.ts'
import { findLink, findMail } from './support/mail.ts'
import { makeCustomer, ownPassword } from './support/new-customer.ts'
import { approve, cardWithChallenge, payByCard, plainCard } from './support/pay.ts'
import { signIn } from './support/sign-in.ts'
import { openOrderAsStaff, signInStaff } from './support/staff.ts'

const shop = '/en-gb/dk-shop/private'
const donorPath = `${shop}/donor/K4127/`
const deposits = '/en-gb/account/deposits/'

test('BASK-03 CHK-01 CHK-12 PAGE-14 a subscription, a reservation and a stored straw are paid once, later extended and paid, and a part goes back', async ({
  page,
  browser,
}) => {
  // Two whole orders and the money that goes back of the second: what one test of the limit covers, twice.
  test.slow()
  const email = await makeCustomer(page, 'Reserva')

  await test.step('puts a subscription into the basket where it would open more of a donor', async () => {
    await page.goto(`/api/auth/signin/?callbackUrl=${encodeURIComponent(donorPath)}`)
    await signIn(page, email, ownPassword)
    const panel = page.getByRole('region', { name: 'Open with a subscription' })
    await expect(panel).toContainText('It covers every donor for its period, and ends by itself.')
    await panel.getByRole('button', { name: 'Add subscription to basket' }).click()
    await expect(panel).toContainText('These parts open when it is paid.')
    await expectAccessible(page)
  })

  await test.step('adds two straws: one to reserve and one to store', async () => {
    await page.getByRole('button', { name: 'One more: Straws IUI, MOT 20' }).click()
    await page.getByRole('button', { name: 'One more: Straws ICI, MOT 20' }).click()
    await page.getByRole('button', { name: 'Add to basket' }).click()
    const choice = page.getByRole('complementary', { name: 'Your choice' })
    await choice.getByRole('link', { name: 'Go to the basket' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Your basket' })).toBeVisible()
    const line = (name: string) => page.getByRole('listitem').filter({ hasText: name })
    await line('IUI straw').getByRole('combobox').selectOption('Reserve')
    await expect(line('IUI straw')).toContainText('Reserved for a period you choose at step 2')
    await line('ICI straw').getByRole('combobox').selectOption('Store with us')
    await expect(line('ICI straw')).toContainText('For storage with us: the first 30 days are free')
    await expect(page.getByText('Extended profiles, adult photos and voice of every donor.')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Continue' }).click()
  })

  await test.step('a reservation needs a period, and nothing travels', async () => {
    await expect(page.getByRole('heading', { level: 1, name: 'Reservation and storage' })).toBeVisible()
    await expect(page.getByText('you get 75 % of their price back')).toBeVisible()
    await chooseCard(page, '6 months')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Continue to information' }).click()
    await giveBilling(page)
    await agree(page)
  })

  const number = await test.step('pays once, after the bank has asked', async () => {
    await payByCard(page, cardWithChallenge)
    await approve(page)
    const paid = await readOrderNumber(page)
    const next = page.getByRole('main').getByRole('list')
    await expect(next).toContainText('What a subscription opens is open to you now')
    await expect(next).toContainText('Anything that stays with us is in your deposits')
    await expect(next).not.toContainText('We prepare your order')
    return paid
  })

  await test.step('the mail leads to the order, with its invoice', async () => {
    const mail = await findMail(page, email, `Your order ${number}`)
    await page.goto(findLink(mail, '/account/orders/'))
    await expect(page.getByText('Nothing travels in this order.')).toBeVisible()
    await expect(page.getByRole('rowheader', { name: /^Invoice I1-/ })).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('the subscription has opened what was closed', async () => {
    await page.goto(donorPath)
    await expect(page.getByRole('region', { name: 'Pictures' })).toBeVisible()
    await expect(page.getByRole('region', { name: 'Open with a subscription' })).toBeHidden()
  })

  const [reservedTo, storedTo] =
    await test.step('both straws stand in the deposits and are extended', async () => {
      await page.goto(deposits)
      const ends = [await readEnd(page, 'Reserved'), await readEnd(page, 'Stored')] as const
      await extend(page, '1 straw reserved')
      await expect(page.getByRole('main')).toContainText('Longer reservation')
      await page.goto(deposits)
      await extend(page, '1 straw stored')
      await expect(page.getByRole('main')).toContainText('Longer reservation')
      await expect(page.getByRole('main')).toContainText('Storage, ')
      await expectAccessible(page)
      return ends
    })

  const renewal = await test.step('an extension is paid like anything else', async () => {
    await page.getByRole('button', { name: 'Continue', exact: true }).click()
    await giveBilling(page)
    await agree(page)
    await payByCard(page, plainCard)
    return readOrderNumber(page)
  })

  await test.step('both end later than before', async () => {
    await page.goto(deposits)
    expect(await readEnd(page, 'Reserved')).toBeGreaterThan(reservedTo)
    expect(await readEnd(page, 'Stored')).toBeGreaterThan(storedTo)
    await expectAccessible(page)
  })

  await test.step('staff give the reservation back that was extended by mistake', async () => {
    const desk = await openOrderAsStaff(browser, renewal)
    await desk.getByRole('button', { name: 'Refund', exact: true }).click()
    const dialog = desk.getByRole('dialog')
    await chooseCard(desk, 'Some of the lines')
    await dialog.getByRole('button', { name: /^One more: .*Longer reservation/ }).click()
    await dialog.getByLabel('Reason, for the history of the order').fill('Extended by mistake')
    await expectAccessible(desk)
    await dialog.getByRole('button', { name: /^Give back / }).click()
    await expect(desk.getByRole('table', { name: 'Money back' })).toContainText('Extended by mistake')
    await expectAccessible(desk)
    await desk.context().close()
  })

  await test.step('the customer hears of it and finds it on the order', async () => {
    const mail = await findMail(page, email, `Your money for order ${renewal} goes back`)
    const order = findLink(mail, '/account/orders/')
    // The mail goes when the money does; the order says that it is there when the provider has.
    await expect(async () => {
      await page.goto(order)
      await expect(page.getByText(/^Paid back on/)).toBeVisible({ timeout: 3_000 })
    }).toPass({ timeout: 60_000 })
    await expect(page.getByRole('list', { name: 'History' })).toContainText('Part of your money went back')
    await expect(page.getByRole('rowheader', { name: /^Credit note/ })).toBeVisible()
    await expectAccessible(page)
    await page.goto(deposits)
    expect(await readEnd(page, 'Reserved')).toBe(reservedTo)
    expect(await readEnd(page, 'Stored')).toBeGreaterThan(storedTo)
  })
})

test('CHK-18 PAGE-45 an amount that staff ask for is paid once by the link of its mail, without an account', async ({
  page,
  browser,
}) => {
  const email = `late-tank-${Date.now()}@example.test`
  const reason = 'Tank kept 9 days too long'

  const context = await browser.newContext()
  const desk = await context.newPage()
  await test.step('staff ask for it', async () => {
    await signInStaff(desk, '/staff/payments/', 'orders@demo.test')
    await desk.getByLabel('E-mail of who pays').fill(email)
    await desk.getByLabel('For what').fill(reason)
    await desk.getByLabel('Amount, tax included').fill('120.50')
    await desk.getByRole('button', { name: 'Send the request' }).click()
    await expect(desk.getByText(`Sent to ${email}.`)).toBeVisible()
    await expectAccessible(desk)
  })

  const link = await test.step('the mail says who asks for what', async () => {
    const mail = await findMail(page, email, 'please pay')
    expect(mail.text).toContain(reason)
    return findLink(mail, '#')
  })

  await test.step('its link shows the amount, and leaves nothing in the address that pays', async () => {
    await page.goto(link)
    await expect(page.getByRole('heading', { level: 2, name: /asks you for/ })).toContainText('120.50')
    await expect(page.getByText(reason)).toBeVisible()
    expect(new URL(page.url()).hash).toBe('')
    await expectAccessible(page)
  })

  await test.step('is paid, after the bank has asked', async () => {
    await payByCard(page, cardWithChallenge)
    await approve(page)
    await expect(page.getByRole('heading', { level: 2, name: 'Thank you. It is paid.' })).toBeVisible()
    await expectAccessible(page)
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: /^Save as PDF: Invoice/ }).click()
    expect((await download).suggestedFilename()).toMatch(/^I1-.+\.pdf$/)
    await findMail(page, email, 'Received: ')
  })

  await test.step('cannot be paid twice', async () => {
    await page.goto(link)
    await expect(page.getByRole('heading', { level: 2, name: 'It has been paid already' })).toBeVisible()
    await expect(page.getByRole('button', { name: /^Pay / })).toHaveCount(0)
  })

  await test.step('staff see that it is paid', async () => {
    await desk.reload()
    await expect(desk.getByRole('row').filter({ hasText: email })).toContainText('Paid')
    await expectAccessible(desk)
    await context.close()
  })
})

/** Presses “Extend” of one deposit, takes the first period and lands in the basket. */
async function extend(page: Page, what: string): Promise<void> {
  const deposit = page.getByRole('listitem').filter({ has: page.getByText(what, { exact: true }) })
  await deposit.getByRole('button', { name: 'Extend' }).click()
  await expectAccessible(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Put it into the basket' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Your basket' })).toBeVisible()
}

/** When a deposit ends, as milliseconds. */
async function readEnd(page: Page, kind: 'Reserved' | 'Stored'): Promise<number> {
  const badge = page.getByText(new RegExp(`^${kind} to `))
  await expect(badge).toBeVisible()
  return Date.parse((await badge.innerText()).replace(`${kind} to `, ''))
}
