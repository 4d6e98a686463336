import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from './support/axe.ts'
import { signIn } from './support/sign-in.ts'

const shop = '/en-gb/dk-shop/private'
const part = (page: Page, name: string) => page.getByRole('heading', { level: 2, name, exact: true })

test('DON-02 DON-03 DON-16 SRCH-17 PAGE-26 PAGE-47 a donor is read as a visitor, with an account that has a subscription, and as a list', async ({
  page,
}) => {
  test.setTimeout(300_000)

  await test.step('a card says what it must, shows a drawing, and leads to the donor by number and name', async () => {
    await page.goto(`${shop}/find-a-sperm-donor/`)
    const card = page.locator('.k-donor-card').first()
    await expect(card).toContainText(/ID release|Non-ID release/)
    await expect(card).toContainText(/Basic|Extended|Exclusive/)
    await expect(card).toContainText('Hair, eyes')
    await expect(card).toContainText('Race')
    await expect(card).toContainText('Ethnicity')
    await expect(card).toContainText('From ')
    await expect(card.locator('.k-portrait__photo')).toHaveCount(0)
    const link = card.getByRole('heading').getByRole('link')
    const name = (await link.textContent())?.trim() ?? ''
    await link.click()
    await expect(page).toHaveURL(new RegExp(`/[A-Z]+\\d+/\\?name=${encodeURIComponent(name)}$`))
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  })

  await test.step('SRCH-17 back from a donor leads to the same filters, as long a list and the same place in it', async () => {
    await page.goto(`${shop}/find-a-sperm-donor/?sort=best&hairColour=red`)
    const cards = page.locator('[data-donor]')
    for (const shown of [40, 60]) {
      await page.getByRole('link', { name: 'Show 20 more' }).click()
      await expect(cards).toHaveCount(shown)
    }
    const card = cards.nth(47)
    const address = page.url()
    const code = (await card.getAttribute('data-donor')) ?? ''
    const backTo = async (leave: () => Promise<unknown>) => {
      await card.getByRole('heading').getByRole('link').click()
      await expect(page).toHaveURL(new RegExp(`/${code}/`))
      await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
      await leave()
      await page.goBack()
      await expect(page).toHaveURL(address)
      await expect(cards).toHaveCount(60)
      await expect(page.locator('input[name="hairColour"][value="red"]')).toBeChecked()
      await expect(page.getByLabel('Sort')).toHaveValue('best')
      await expect(page.locator(`[data-donor="${code}"]`)).toBeInViewport()
    }
    await backTo(async () => undefined)
    await backTo(() => page.reload())
  })

  await test.step('a visitor reads the free parts, and what opens the others', async () => {
    await page.goto(`${shop}/donor/K4127/?name=Anselm`)
    await expect(part(page, 'Three generations of health')).toBeVisible()
    await expect(page.getByRole('list', { name: 'Grandparents' }).getByRole('listitem').first()).toBeVisible()
    await page.getByText('Read it as a list').click()
    await expect(page.getByRole('rowheader', { name: 'Maternal grandmother' })).toBeVisible()
    await expect(page.getByText('With a subscription', { exact: true })).toBeVisible()
    await expect(page.locator('img.k-portrait__photo, audio')).toHaveCount(0)
    await expectAccessible(page)
  })

  await test.step('signed in with a subscription the same page has pictures, voice, handwriting and findings', async () => {
    await page.goto(`/api/auth/signin?callbackUrl=${encodeURIComponent(`${shop}/donor/K4127/`)}`)
    await signIn(page, 'private@demo.test')
    await page.goto(`${shop}/donor/K4127/`)
    await expect(part(page, 'Pictures')).toBeVisible()
    await expect(page.getByText('Drawn for an invented donor').first()).toBeVisible()
    await expect(page.getByLabel('Recording of Anselm')).toBeVisible()
    await expect(part(page, 'His handwriting')).toBeVisible()
    await expect(part(page, 'Personality')).toBeVisible()
    await expect(page.getByText('Genes tested:')).toBeVisible()
    await expect(page.getByText(/about 1 child in \d+ would have the condition/).first()).toBeVisible()
    for (const photo of await page.locator('.k-photo-row img').all())
      await expect.poll(() => photo.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBeGreaterThan(0)
    await expectAccessible(page)
    const download = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Save as PDF' }).click()
    expect((await download).suggestedFilename()).toBe('Anselm K4127.pdf')
  })

  await test.step('the account tells which donations one’s straws come from', async () => {
    await page.goto('/en-gb/account/about-the-ejaculate/')
    await expect(page.getByRole('heading', { level: 2, name: 'Where your straws come from' })).toBeVisible()
    await expect(page.getByText('Moving after a test thaw').first()).toBeVisible()
    await expect(page.getByRole('heading', { level: 3, name: /Anselm/ }).first()).toBeVisible()
    await expectAccessible(page)
  })
})
