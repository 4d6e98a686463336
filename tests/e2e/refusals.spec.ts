import { expect, test } from '@playwright/test'
import { expectAccessible } from './support/axe.ts'
import { agree, chooseShipping, giveInformation } from './support/checkout.ts'
import { holdScripts } from './support/hold-scripts.ts'
import { makeCustomer, ownPassword } from './support/new-customer.ts'
import { declinedCard, payByCard } from './support/pay.ts'
import { signIn } from './support/sign-in.ts'

const shop = '/en-gb/dk-shop/private'

test('BASK-05 BASK-11 CHK-02 CHK-19 a removed line comes back on undo, a step too far leads to the one that is due, and a declined card takes nothing', async ({
  page,
}) => {
  test.setTimeout(600_000)

  await test.step('an empty basket says what to do next', async () => {
    await page.goto(`${shop}/checkout/basket/`)
    await expect(page.getByRole('heading', { name: 'Nothing in your basket yet' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Find a donor' })).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('a removed line comes back with its number and its family place', async () => {
    const letScriptsIn = await holdScripts(page)
    await page.goto(`${shop}/donor/K1944/`, { waitUntil: 'commit' })
    // Pressed before the page listens; both presses count once it does.
    const more = page.getByRole('button', { name: /^One more: Straws IUI/ }).first()
    await more.click()
    await more.click()
    letScriptsIn()
    await page.getByRole('button', { name: 'Add to basket' }).click()
    await page.getByRole('link', { name: 'Go to the basket' }).click()
    await page.getByRole('button', { name: /^Remove IUI straw/ }).click()
    await expect(page.getByRole('heading', { name: 'Nothing in your basket yet' })).toBeVisible()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByRole('spinbutton')).toHaveValue('2')
    await expect(page.getByText('Family place, Denmark').first()).toBeVisible()
  })

  await test.step('nobody pays before signing in, and nobody skips a step', async () => {
    const email = await makeCustomer(page, 'Refusal')
    await page.goto(`${shop}/checkout/payment/`)
    await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible()
    await signIn(page, email, ownPassword)
    await expect(page.getByRole('heading', { level: 1, name: 'Your basket' })).toBeVisible()
    await expect(page.getByText('What you chose before signing in is in this basket now.')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Your information' })).toBeVisible()
    await page.goto(`${shop}/checkout/payment/`)
    await expect(
      page.getByRole('heading', { level: 1, name: /Your information|Shipping|Look it over/ }),
    ).toBeVisible()
    await page.goto(`${shop}/checkout/information/`)
    await giveInformation(page, 'Odense')
    await chooseShipping(page)
    await agree(page)
  })

  await test.step('a declined card takes nothing, and the straws stay held', async () => {
    await payByCard(page, declinedCard)
    await expect(page.getByRole('heading', { level: 1, name: 'Nothing was taken' })).toBeVisible()
    await expect(page.getByText('What you chose is still held for you.')).toBeVisible()
    await expect(page.getByRole('timer')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Try again or use another card' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Payment' })).toBeVisible()
  })

  await test.step('an emptied basket gives everything back', async () => {
    await page.goto(`${shop}/checkout/basket/`)
    for (const remove of await page.getByRole('button', { name: /^Remove / }).all()) await remove.click()
    await expect(page.getByRole('heading', { name: 'Nothing in your basket yet' })).toBeVisible()
  })
})
