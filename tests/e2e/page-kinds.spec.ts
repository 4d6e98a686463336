import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { describeKind } from '../../packages/content/src/config/page-kinds.ts'
import { agree, chooseCard, chooseShipping, giveInformation } from './support/checkout.ts'
import { accountRows, type PageKindRow, publicRows } from './support/page-kind-rows.ts'
import { declinedCard, payByCard } from './support/pay.ts'
import { signIn } from './support/sign-in.ts'

const shop = '/en-gb/dk-shop/private'

/** Heading, the editor’s words and what the kind’s application shows; what is not built yet says so, and only that. */
async function expectKind(page: Page, { kind, path, heading, words, shows = [] }: PageKindRow) {
  const response = await page.goto(path)
  expect(response?.status()).toBe(200)
  await expect(page).toHaveURL(new RegExp(`${path}$`))
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1, name: heading })).toHaveCount(1)
  for (const text of words) await expect(main).toContainText(text)
  for (const [role, name] of shows) await expect(main.getByRole(role, { name }).first()).toBeVisible()
  const isLater = describeKind(kind)?.application?.at === 'later'
  await expect(main.getByText('This cannot be done on the page yet')).toHaveCount(isLater ? 1 : 0)
  if (isLater) await expect(main.getByRole('link', { name: /^write to dk@kindred\.example/ })).toBeVisible()
}

test.describe('page kinds that everybody sees', () => {
  for (const row of publicRows)
    test(`${row.row} shows the words of editors and what belongs to the kind ${row.kind}`, async ({
      page,
    }) => {
      await expectKind(page, row)
    })

  test('PAGE-37 PAGE-38 show donors of their own kind, each with a way to its page', async ({ page }) => {
    const cards = page.getByRole('main').locator('.k-donor-card')
    await page.goto(`${shop}/find-a-sperm-donor/`)
    expect(await cards.count()).toBeGreaterThan(9)
    await expect(page.getByRole('main')).toContainText('Motility (MOT)')
    await page.goto(`${shop}/find-an-egg-donor/`)
    expect(await cards.count()).toBeGreaterThan(9)
    await expect(page.getByRole('main')).not.toContainText('Motility (MOT)')
    await cards.first().getByRole('link').first().click()
    await expect(page).toHaveURL(/K\d+/)
    await expect(page.getByRole('button', { name: 'Add to basket' })).toBeVisible()
  })

  test('PAGE-08 each kind of visitor has a start page of their own', async ({ page }) => {
    await page.goto(`${shop}/`)
    const own = await page.getByRole('heading', { level: 1 }).innerText()
    await page.goto('/en-gb/dk-shop/professional/')
    const clinics = page.getByRole('heading', { level: 1 })
    await expect(clinics).toBeVisible()
    expect(await clinics.innerText()).not.toBe(own)
  })

  test('PAGE-39 asks for the new password where the link of the mail leads, and is kept from search engines', async ({
    page,
  }) => {
    await page.goto(`/en-gb/account/reset-password/?token=${'x'.repeat(43)}`)
    await expect(page.getByLabel('New password', { exact: true })).toBeVisible()
    await expect(page.getByRole('main')).toContainText('The link in our mail is good for one use.')
    await expect(page.locator('meta[name="robots"]').first()).toHaveAttribute('content', /noindex/)
    await page.goto('/en-gb/account/reset-password/?error=link-expired')
    await expect(page.getByRole('alert').first()).toBeVisible()
    await expect(page.getByLabel('E-mail address')).toBeVisible()
  })
})

test.describe('page kinds of a customer', () => {
  test.describe.configure({ mode: 'serial' })
  let context: BrowserContext
  let page: Page
  test.beforeAll(async ({ browser }) => {
    context = await browser.newContext()
    page = await context.newPage()
    await page.goto('/api/auth/signin/?callbackUrl=%2Fen-gb%2Faccount%2F')
    await signIn(page, 'private@demo.test')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
  test.afterAll(() => context?.close())

  for (const row of accountRows)
    test(`${row.row} shows the words of editors and what belongs to the kind ${row.kind}`, async () => {
      await expectKind(page, row)
    })

  const says = (text: string) => expect(page.getByRole('main')).toContainText(text)

  test('PAGE-11 shows the basket with the words of the kind BasketPage', async () => {
    await page.goto(`${shop}/donor/K1944/`)
    await page
      .getByRole('button', { name: /^One more: Straws IUI/ })
      .first()
      .click()
    await page.getByRole('button', { name: 'Add to basket' }).click()
    await page.getByRole('link', { name: 'Go to the basket' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Your basket' })).toBeVisible()
    await says('Nothing is charged here.')
    await expect(page.getByRole('timer')).toBeVisible()
  })

  test('PAGE-14 shows the periods with the words of the kind ReservationTimePage', async () => {
    await page.getByLabel('What shall we do with them?').last().selectOption('Store with us')
    await expect(page.getByText('For storage with us')).toBeVisible()
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Reservation and storage' })).toBeVisible()
    await says('Choose how long we keep the straws for you.')
    await chooseCard(page, '6 months')
    await page.goto(`${shop}/checkout/basket/`)
    await page.getByLabel('What shall we do with them?').last().selectOption('Deliver')
    await expect(page.getByText('For delivery')).toBeVisible()
  })

  test('PAGE-15 shows the form of the information with the words of the kind InformationPage', async () => {
    await page.goto(`${shop}/checkout/information/`)
    await says('The names here must be those your clinic knows')
    await giveInformation(page, 'Aarhus')
  })

  test('PAGE-16 shows the days and ways of shipping between the words of the kind ShippingPage', async () => {
    await expect(page.getByRole('heading', { level: 1, name: 'Shipping' })).toBeVisible()
    await says('Ask your clinic for the day it can receive a tank before you choose one.')
    const form = page.getByRole('radio', { name: 'Nitrogen tank' })
    const below = page.getByRole('heading', { name: 'Before you choose a day' })
    await expect(below).toBeVisible()
    expect((await below.boundingBox())?.y).toBeGreaterThan((await form.boundingBox())?.y ?? 0)
    await chooseShipping(page)
  })

  test('PAGE-17 shows the order once more with the words of the kind OrderSummaryPage', async () => {
    await expect(page.getByRole('heading', { level: 1, name: 'Look it over' })).toBeVisible()
    await says('Read it once more in peace.')
    await agree(page)
  })

  test('PAGE-18 shows the ways to pay with the words of the kind PaymentPage', async () => {
    await says('This is the last step. Nothing is ordered before you press the button.')
    await expect(page.getByRole('button', { name: /^Pay .+ by card$/ })).toBeVisible()
  })

  test('PAGE-20 says what became of a declined card with the words of the kind PaymentFailurePage', async () => {
    await payByCard(page, declinedCard)
    await expect(page.getByRole('heading', { level: 1, name: 'Nothing was taken' })).toBeVisible()
    await says('When a payment fails, nothing is taken and your basket is kept.')
  })

  test('PAGE-19 shows the order that was paid with the words of the kind PaymentSuccessfulPage', async () => {
    await page.goto('/en-gb/account/orders/')
    const number = await page
      .getByRole('main')
      .getByRole('link', { name: /^[A-Z0-9]{4}-[A-Z0-9]{4}-[A-Z0-9]{4}$/ })
      .last()
      .innerText()
    await page.goto(`${shop}/checkout/success/?orderNumber=${number}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Thank you\. Your order is placed\.$/)
    await says(`Order ${number}`)
    await says('Your order stays in your account')
  })

  test('PAGE-19 PAGE-20 say where an order is found when none is named', async () => {
    for (const [step, words] of [
      ['success', 'Your order stays in your account'],
      ['failure', 'your basket is kept'],
    ] as const)
      for (const query of ['', '?orderNumber=nonsense']) {
        const response = await page.goto(`${shop}/checkout/${step}/${query}`)
        expect(response?.status()).toBe(200)
        await expect(page.getByRole('heading', { level: 1, name: 'We do not know this order' })).toBeVisible()
        await says(words)
        await expect(page.getByRole('main').getByRole('link', { name: 'Orders' })).toBeVisible()
        await expect(page.getByRole('main').getByRole('link', { name: 'To the basket' })).toBeVisible()
      }
  })

  test('the basket is empty again', async () => {
    await page.goto(`${shop}/checkout/basket/`)
    for (const remove of await page.getByRole('button', { name: /^Remove / }).all()) await remove.click()
    await expect(page.getByRole('heading', { name: 'Nothing in your basket yet' })).toBeVisible()
  })
})
