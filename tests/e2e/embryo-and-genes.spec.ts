import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from './support/axe.ts'
import { agree, chooseCard, chooseShipping, giveInformation, readOrderNumber } from './support/checkout.ts'
import { findLink, findMail } from './support/mail.ts'
import { approve, cardWithChallenge, payByCard } from './support/pay.ts'
import { signIn } from './support/sign-in.ts'

const shop = '/en-gb/dk-shop/private'
const basket = `${shop}/checkout/basket/`

async function open(page: Page, path: string): Promise<void> {
  await page.goto(`/api/auth/signin?callbackUrl=${encodeURIComponent(path)}`)
  await signIn(page, 'new@demo.test')
}

/** What is typed, or chosen in a dialog, before the page listens can be lost; a press is not. */
const settle = (page: Page) => page.waitForLoadState('networkidle')
const goOn = (page: Page) => page.getByRole('complementary').getByRole('button', { name: 'Continue' }).click()

test('GEN-02 PAGE-13 BASK-06 BASK-10 PAGE-12 buys genetic matching, then an embryo instead of it, and pays', async ({
  page,
}) => {
  await test.step('GEN-02 genetic matching is ordered where genes are told', async () => {
    await open(page, '/en-gb/account/genetics/')
    await settle(page)
    await page.getByRole('button', { name: 'Order genetic matching' }).click()
    await page.getByRole('link', { name: 'To the basket' }).click()
    await expect(page.getByRole('main')).toContainText('Genetic matching')
  })

  await test.step('BASK-24 BASK-25 a code is refused with its reason, used and taken off', async () => {
    const code = page.getByLabel('Discount code')
    await settle(page)
    await code.fill('nobody')
    await page.getByRole('button', { name: 'Use code' }).click()
    await expect(page.getByText('We do not know this code.')).toBeVisible()
    await code.fill('hello10')
    await page.getByRole('button', { name: 'Use code' }).click()
    await expect(page.getByText('HELLO10 is used for this basket.')).toBeVisible()
    await expect(page.getByText('Discount HELLO10')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Remove code HELLO10' }).click()
    await expect(code).toBeVisible()
  })

  await test.step('PAGE-13 its step asks whose findings they are, and for consent', async () => {
    await goOn(page)
    await expect(page.getByRole('heading', { level: 1, name: 'For your genetic matching' })).toBeVisible()
    await settle(page)
    await expect(page.getByRole('main')).toContainText('Your test and the donor’s are laid side by side.')
    await expectAccessible(page)
    await goOn(page)
    await expect(page.getByRole('alert').getByRole('link')).toHaveText('Your consent is needed first.')
    await page.getByRole('checkbox', { name: /^Keep the findings/ }).check()
    await goOn(page)
    await expect(page.getByRole('heading', { level: 1, name: 'Your information' })).toBeVisible()
  })

  await test.step('BASK-06 BASK-10 an embryo cannot stand beside it: Continue takes it instead', async () => {
    await page.goto(`${shop}/donor/K2223/`)
    await settle(page)
    await page.getByRole('button', { name: /more.*embryo/i }).click()
    await page.getByRole('button', { name: 'Add to basket' }).click()
    const warning = page.getByRole('alertdialog', { name: 'Attention' })
    await expect(warning).toContainText('You can not add Embryo to basket')
    await expectAccessible(page)
    await warning.getByRole('button', { name: 'Continue' }).click()
    await expect(warning).toBeHidden()
    await page.goto(basket)
    await settle(page)
    await expect(page.getByRole('main')).toContainText('Sending the embryos')
    await expect(page.getByRole('main')).not.toContainText('Genetic matching')
  })

  await test.step('PAGE-12 BASK-21 embryos are kept or sent, to a clinic and in nitrogen alone', async () => {
    await goOn(page)
    await expect(page.getByRole('heading', { level: 1, name: 'Your embryos' })).toBeVisible()
    await settle(page)
    await expect(page.getByRole('main')).toContainText('the clinic that receives them confirms that it may.')
    await chooseCard(page, /^Keep them with you/)
    await expectAccessible(page)
    await chooseCard(page, /^Send them to my clinic/)
    await goOn(page)
    await giveInformation(page, 'Aarhus')
    await expect(page.getByRole('heading', { level: 1, name: 'Shipping' })).toBeVisible()
    await expect(page.getByRole('radio', { name: 'Dry ice' })).toHaveCount(0)
    await chooseShipping(page)
    await agree(page)
  })

  await test.step('CHK-12 is paid, and both page and order say what happens next', async () => {
    await payByCard(page, cardWithChallenge)
    await approve(page)
    const number = await readOrderNumber(page)
    const next = page.getByRole('main').getByRole('list')
    await expect(next).toContainText('We prepare your order and check every part of it.')
    await expect(next).toContainText('Your parcel leaves us on')
    await expect(next).not.toContainText('stays with us')
    const mail = await findMail(page, 'new@demo.test', `Your order ${number}`)
    await page.goto(findLink(mail, '/account/orders/'))
    await expect(page.getByRole('table', { name: 'What you ordered' })).toContainText('Embryo')
    await expect(page.getByText('Your order is with us. We prepare it next.')).toBeVisible()
    await expectAccessible(page)
  })
})
