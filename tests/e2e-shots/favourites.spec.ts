import { type APIRequestContext, expect, test } from '@playwright/test'
import { expectAccessible, expectAccessibleInBothThemes } from './support/axe.ts'
import { findLink, findMail } from './support/mail.ts'
import { signIn } from './support/sign-in.ts'

const shop = '/en-gb/dk-shop/private'
const email = 'new@demo.test'
const tobias = `${shop}/donor/K3980/`

test('DON-17 FAV-02 FAV-11 FAV-12 FAV-13 FAV-14 PAGE-27 by keyboard from the search to a comparison, a kept search and a favourite with a note, onto the waiting list, to the mail when straws come, and off the list by its link', async ({
  page,
  browser,
  playwright,
  baseURL,
}) => {
  // Long on a busy machine; nothing in it waits by the clock.
  test.setTimeout(600_000)

  await test.step('the heart says why it is off, and leads to sign-in and back', async () => {
    await page.goto(`${shop}/find-a-sperm-donor/?keyword=Tobias`)
    const heart = page.getByRole('button', { name: 'Save Tobias: sign in first' })
    await expect(heart).toBeDisabled()
    await heart.press('Enter')
    const note = page.getByRole('dialog', { name: 'Favourites need an account' })
    await expect(note).toContainText('A favourite holds no straws.')
    await expectAccessibleInBothThemes(page)
    await note.getByRole('link', { name: 'Sign in' }).press('Enter')
    await signIn(page, email)
    await expect(page).toHaveURL(/find-a-sperm-donor\/\?keyword=Tobias$/)
  })

  await test.step('two donors stand side by side, what they differ in is marked, and the way back keeps the choice', async () => {
    await page.getByRole('checkbox', { name: 'Compare Tobias' }).press('Space')
    await expect(page).toHaveURL(/compare=K3980$/)
    await page.getByLabel('Name, number or word').fill('Anselm')
    await page.getByLabel('Name, number or word').press('Enter')
    await page.getByRole('checkbox', { name: 'Compare Anselm' }).press('Space')
    const tray = page.getByRole('region', { name: 'Compare' })
    await expect(tray).toContainText('Tobias')
    await expect(tray).toContainText('Anselm')
    await expectAccessibleInBothThemes(page)
    await tray.getByRole('link', { name: 'Compare 2 donors' }).press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'Sperm donors side by side' })).toBeVisible()
    const table = page.getByRole('table', { name: /side by side$/ })
    await expect(table.getByRole('row', { name: /^Height they differ 18\d cm 18\d cm$/ })).toBeVisible()
    await expect(table.getByRole('row', { name: /^Availability the same/ })).toBeVisible()
    await expectAccessibleInBothThemes(page)
    await page.getByRole('link', { name: 'Show only what they differ in' }).press('Enter')
    await expect(table.getByRole('row', { name: /^Availability/ })).toHaveCount(0)
    await page.getByRole('link', { name: 'Take Anselm out of the comparison' }).press('Enter')
    await expect(page.getByText('Choose at least one more donor')).toBeVisible()
    await page.goto(
      `${shop}/find-a-sperm-donor/?compare=K3980,K0,nonsense,K4127,K2876,K4022,K4310&beside=yes`,
    )
    await expect(page.getByText('K0 is not shown here')).toBeVisible()
    await expect(page.getByText('Four fit side by side. K4022, K4310 wait')).toBeVisible()
    await page.getByRole('link', { name: 'Back to the list' }).press('Enter')
    await expect(page.getByRole('checkbox', { name: 'Compare Tobias' })).toHaveCount(0)
    await expect(tray).toContainText('Tobias')
  })

  await test.step('a search is kept, renamed, removed, taken back and opened', async () => {
    await page.goto(`${shop}/find-a-sperm-donor/?eyeColour=green&heightMin=180`)
    await page.getByRole('link', { name: 'Save this search' }).press('Enter')
    await expect(page.getByText('180 cm or taller', { exact: true })).toBeVisible()
    await page.getByLabel('Name', { exact: true }).fill('Tall, green eyes')
    await page.getByLabel('Write to me when new donors match').press('Space')
    await expectAccessibleInBothThemes(page)
    await page.getByRole('button', { name: 'Save search' }).press('Enter')
    const kept = page.locator('#saved-searches')
    await expect(kept.getByRole('status')).toContainText('Your search is saved.')
    await kept.getByText('Rename or change messages: Tall, green eyes').press('Enter')
    await kept.getByLabel('Name').fill('Green eyes')
    await kept.getByRole('button', { name: 'Save: Tall, green eyes' }).press('Enter')
    await expect(kept.getByRole('heading', { name: /^Green eyes/ })).toBeVisible()
    await kept.getByText('Rename or change messages: Green eyes').press('Enter')
    await kept.getByRole('button', { name: 'Remove: Green eyes' }).press('Enter')
    await expect(kept).toContainText('No searches saved yet.')
    await kept.getByRole('button', { name: 'Undo' }).press('Enter')
    await expect(kept.getByRole('status')).toContainText('Your search is back.')
    await expect(kept).toContainText('Sperm donor · Denmark · Green eyes · 180 cm or taller')
    await kept.getByRole('button', { name: 'See the donors: Green eyes' }).press('Enter')
    await expect(page).toHaveURL(/find-a-sperm-donor\/\?eyeColour=green&heightMin=180$/)
  })

  await test.step('a donor is saved and gets a note of one’s own', async () => {
    await page.goto(`${shop}/find-a-sperm-donor/?keyword=Tobias`)
    await page.getByRole('button', { name: 'Save Tobias', exact: true }).press('Enter')
    const said = page.getByText('Tobias is saved. A favourite holds no straws.')
    await expect(said).toBeVisible()
    await expect(page.getByRole('button', { name: 'Remove Tobias from favourites' })).toBeFocused()
    await said.getByRole('link', { name: 'See your favourites' }).press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'Favourites' })).toBeVisible()
    await page.getByText('Write a note: Tobias').press('Enter')
    await page.getByLabel('Your note').fill('Geologist, like my grandfather.')
    await page.getByRole('button', { name: 'Save note' }).press('Enter')
    await expect(page.getByText('Saved.', { exact: true })).toBeVisible()
    await page.reload()
    await expect(page.getByText('Geologist, like my grandfather.').first()).toBeVisible()
    await expect(page.getByText('1 saved, 1 can be had now')).toBeVisible()
  })

  const visitor = await playwright.request.newContext({ baseURL })
  const basket = await test.step('somebody else puts the last straws into a basket', () => takeAll(visitor))

  await test.step('what is sold out says why, and can be waited for', async () => {
    await page.reload()
    await expect(page.getByText('1 saved, 0 can be had now')).toBeVisible()
    await page.getByText('Not available in Denmark: why?').press('Enter')
    await page.getByRole('link', { name: 'Tell me when' }).press('Enter')
    await expect(page).toHaveURL(/K3980\/\?name=Tobias#tell-me-when$/)
    await expect(page.getByRole('button', { name: 'Remove Tobias from favourites' })).toBeVisible()
    await page.getByLabel('Kind of straw').selectOption('IUI')
    await page.getByRole('button', { name: 'Tell me when' }).press('Enter')
    await expect(page.getByText(/^You are on the list until \d+ \w+ \d{4}\.$/)).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('link', { name: 'See your waiting list' }).press('Enter')
    const list = page.locator('#waiting-list')
    await expect(list).toContainText('1 IUI straw')
    await expect(list).toContainText('You are first in line.')
    await list.getByRole('button', { name: '90 more days: Tobias' }).press('Enter')
    await expect(list.getByRole('status')).toContainText('You are on the list for another 90 days.')
    await expectAccessibleInBothThemes(page)
  })

  await test.step('another wait, so that there is something to stop', async () => {
    await page.goto(`${shop}/donor/K4127/`)
    await page.getByRole('button', { name: 'Tell me when' }).press('Enter')
    await expect(page.getByText(/^You are on the list until/)).toBeVisible()
  })

  const mail = await test.step('straws come, and a mail says so', async () => {
    await giveBack(visitor, basket)
    const found = await findMail(page, email, 'Something you wait for is in stock')
    expect(found.text).toContain('Tobias K3980: 1 IUI straw')
    expect(findLink(found, 'K3980')).toBe(tobias)
    await page.goto(`/en-gb/account/favourites/`)
    await expect(page.locator('#waiting-list')).toContainText('We wrote to you')
    return found
  })

  await test.step('the link of the mail ends all waiting without a sign-in, by a press and not by being opened', async () => {
    const stranger = await (await browser.newContext()).newPage()
    const link = findLink(mail, 'stop-waiting')
    await stranger.goto(link)
    await expect(stranger.getByText('You wait for 1 donor.')).toBeVisible()
    await expectAccessible(stranger)
    await stranger.reload()
    await stranger.getByRole('button', { name: 'Stop all messages' }).press('Enter')
    await expect(stranger.getByRole('heading', { name: 'You are off the list' })).toBeVisible()
    await stranger.context().close()
    await page.reload()
    await expect(page.locator('#waiting-list')).toContainText('You wait for nobody.')
  })

  await test.step('a favourite is let go and taken back with its note', async () => {
    await page.getByRole('button', { name: 'Remove: Tobias' }).press('Enter')
    const undo = page.getByRole('button', { name: 'Undo: Tobias' })
    await expect(undo).toBeFocused()
    await undo.press('Enter')
    await expect(page.getByText('1 saved, 1 can be had now')).toBeVisible()
    await expect(page.getByText('Geologist, like my grandfather.').first()).toBeVisible()
    await page.getByRole('button', { name: 'Remove: Tobias' }).press('Enter')
    await expect(undo).toBeFocused()
    await page.reload()
    await expect(page.getByRole('heading', { name: 'No favourites yet' })).toBeVisible()
  })
  await visitor.dispose()
})

type Held = { id: string; stockItemIds: string[] }
const headers = (basketId?: string) => ({
  'x-shop-code': 'dk',
  'x-treatment-country': 'DK',
  'idempotency-key': crypto.randomUUID(),
  ...(basketId ? { 'x-basket-id': basketId } : {}),
})

/** A visitor’s basket with every straw of Tobias that is left. */
async function takeAll(visitor: APIRequestContext): Promise<Held> {
  const donor = await (await visitor.get('/api/donors/dk-shop/en-gb/DK/K3980')).json()
  const left: { stockItemId: string; available: number }[] = donor.stock.filter(
    ({ available }: { available: number }) => available > 0,
  )
  const answer = await visitor.post('/api/commerce/dk-shop/en-gb/basket/bulk', {
    headers: headers(),
    data: {
      lines: left.map(({ stockItemId, available }) => ({
        lineHandlingType: 'strawDelivery',
        stockItemId,
        quantity: available,
      })),
    },
  })
  expect(answer.status()).toBe(200)
  return { id: (await answer.json()).id, stockItemIds: left.map(({ stockItemId }) => stockItemId) }
}

async function giveBack(visitor: APIRequestContext, { id, stockItemIds }: Held): Promise<void> {
  const answer = await visitor.post('/api/commerce/dk-shop/en-gb/basket/bulk', {
    headers: headers(id),
    data: {
      lines: stockItemIds.map((stockItemId) => ({
        lineHandlingType: 'strawDelivery',
        stockItemId,
        quantity: 0,
      })),
    },
  })
  expect(answer.status()).toBe(200)
}
