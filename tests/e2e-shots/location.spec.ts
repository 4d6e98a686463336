import { expect, type Page, test } from '@playwright/test'
import { expectAccessibleInBothThemes } from './support/axe.ts'
import { signIn } from './support/sign-in.ts'

const home = '/en-gb/dk-shop/private/'
const settings = (page: Page) => page.getByRole('dialog', { name: 'Country and language' })
/** Says where the visitor is treated, in the language of the page. */
const opener = (page: Page) => page.locator('a.k-where')

/** A press before the page listens leads to the settings as a page, as it should; then back, and again. */
async function openByKeyboard(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await expect(async () => {
    if (page.url().includes('/country-settings/')) await page.goBack({ waitUntil: 'networkidle' })
    await opener(page).focus()
    await page.keyboard.press('Enter')
    await expect(settings(page)).toBeVisible({ timeout: 5_000 })
  }).toPass()
}

test('LOC-34 LOC-35 LOC-36 LOC-37 LOC-39 LOC-43 LOC-46 the settings go from country to shop to language by keyboard, and the same page goes on in the new language', async ({
  page,
}) => {
  await page.goto(`${home}prices/`)
  await openByKeyboard(page)
  const panel = settings(page)
  await expect(panel.getByLabel('Country of treatment')).toHaveValue('DK')
  await expectAccessibleInBothThemes(page)

  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await expect(opener(page)).toBeFocused()

  await page.keyboard.press('Enter')
  await panel.getByLabel('Country of treatment').focus()
  await page.keyboard.type('Germ')
  await expect(panel.getByLabel('Country of treatment')).toHaveValue('DE')
  await expect(panel.getByText('This country allows donors from more than one of our shops.')).toBeVisible()
  await expect(panel.getByLabel('Shop', { exact: true })).toHaveValue('dk')
  await panel.getByLabel('Language').focus()
  await page.keyboard.type('Germ')
  await expect(panel.getByLabel('Language')).toHaveValue('de-de')
  await panel.getByRole('button', { name: 'Save settings' }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/de-de\/dk-shop\/private\/preise\/$/)
  await expect(opener(page)).toContainText('Deutschland')

  const kept = await page.context().cookies()
  const place = kept.find(({ name }) => name === 'Location_settings_data')
  expect(JSON.parse(decodeURIComponent(place?.value ?? ''))).toMatchObject({ country: 'DE', shopCode: 'dk' })
})

test('LOC-42 LOC-44 LOC-48 LOC-53 a signed-in person is asked before the basket is lost, and about settings that differ from the account', async ({
  page,
}) => {
  await page.goto(`${home}donor/K1944/`)
  await page
    .getByRole('button', { name: /^One more: Straws IUI/ })
    .first()
    .click()
  await page.getByRole('button', { name: 'Add to basket' }).click()
  await page.getByRole('link', { name: 'Go to the basket' }).waitFor()
  await page.goto(`/api/auth/signin?callbackUrl=${encodeURIComponent(home)}`)
  await signIn(page, 'new@demo.test')
  await page.goto(home)
  await expect(page.getByRole('link', { name: /^Your basket, lines: [1-9]/ })).toBeVisible()

  await openByKeyboard(page)
  const panel = settings(page)
  await panel.getByLabel('Country of treatment').selectOption('DE')
  await expect(panel.getByLabel('Shop', { exact: true })).toHaveValue('dk')
  await panel.getByRole('button', { name: 'Save settings' }).click()
  await expect(panel.getByRole('alert')).toContainText('Your basket will be emptied')
  await expect(panel.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await expectAccessibleInBothThemes(page)
  await page.keyboard.press('Enter')
  await expect(panel.getByRole('button', { name: 'Save settings' })).toBeFocused()
  await page.keyboard.press('Enter')
  await panel.getByRole('button', { name: 'Confirm' }).click()
  await expect(opener(page)).toContainText('Germany')
  await expect(page.getByRole('link', { name: 'Your basket', exact: true })).toBeVisible()

  await page.goto('/da-dk/dk-shop/private/')
  const mismatch = page.getByRole('alertdialog')
  await expect(mismatch).toBeVisible()
  await expectAccessibleInBothThemes(page)
  await mismatch.getByRole('button').last().click()
  await expect(page).toHaveURL(new RegExp(`${home}$`))

  await page.goto('/da-dk/dk-shop/private/')
  await page.waitForLoadState('networkidle')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Nej' }).click()
  await expect(page.getByRole('alertdialog')).toBeHidden()
  await page.goto('/da-dk/dk-shop/private/priser/')
  await page.waitForLoadState('networkidle')
  await expect(page.getByRole('alertdialog')).toHaveCount(0)

  // What other journeys find: the account in English, treated in Denmark.
  await page.goto(home)
  await page.getByRole('alertdialog').getByRole('button', { name: 'No', exact: true }).click()
  await expect(page.getByRole('alertdialog')).toBeHidden()
  await openByKeyboard(page)
  await settings(page).getByLabel('Country of treatment').selectOption('DK')
  await expect(settings(page).getByLabel('Shop', { exact: true })).toHaveValue('dk')
  await settings(page).getByRole('button', { name: 'Save settings' }).click()
  await settings(page).getByRole('button', { name: 'Confirm' }).click()
  await expect(opener(page)).toContainText('Denmark')
  // The browser closes a page that has come to rest; one that still loads it may never let go of.
  await page.waitForLoadState('networkidle')
})

test('LOC-55 LOC-57 LOC-58 whoever chooses the country later is told everywhere, chooses it from there, and has it chosen by signing in', async ({
  page,
}) => {
  const chooseLater = async () => {
    await page.goto(home)
    await openByKeyboard(page)
    await settings(page).getByLabel('I will choose the country later').check()
    await expect(settings(page).getByLabel('Shop', { exact: true })).toHaveValue('dk')
    await settings(page).getByRole('button', { name: 'Save settings' }).click()
    await expect(page.getByText('No country of treatment chosen yet')).toBeVisible()
  }
  const readFlag = async () =>
    (await page.context().cookies()).find(({ name }) => name === 'Choosing-Treatmentcountry-Later')?.value

  await chooseLater()
  expect(await readFlag()).toBe('true')
  for (const path of ['', 'find-a-sperm-donor/', 'donor/K1944/']) {
    await page.goto(home + path)
    await expect(page.getByText('No country of treatment chosen yet')).toBeVisible()
    await expectAccessibleInBothThemes(page)
  }

  await page.waitForLoadState('networkidle')
  const now = page.getByRole('link', { name: 'Choose the country now' }).first()
  await now.focus()
  await page.keyboard.press('Enter')
  await expect(settings(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(now).toBeFocused()
  await page.keyboard.press('Enter')
  await settings(page).getByLabel('Country of treatment').selectOption('DK')
  await expect(settings(page).getByLabel('Shop', { exact: true })).toHaveValue('dk')
  await settings(page).getByRole('button', { name: 'Save settings' }).click()
  await expect(opener(page)).toContainText('Denmark')
  await expect(page).toHaveURL(/\/donor\/K1944\/$/)
  await expect(page.getByText('No country of treatment chosen yet')).toHaveCount(0)

  await chooseLater()
  await page.goto(`/api/auth/signin?callbackUrl=${encodeURIComponent(home)}`)
  await signIn(page, 'new@demo.test')
  expect(await readFlag()).toBe('false')
  await page.goto(home)
  await expect(opener(page)).toContainText('Denmark')
})

test('LOC-34 the settings rise from below on a phone, fit it, and are a page without scripts', async ({
  page,
  browser,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto(home)
  await openByKeyboard(page)
  await expectAccessibleInBothThemes(page)
  const box = await settings(page).boundingBox()
  expect([box?.x, box?.width, (box?.y ?? 0) + (box?.height ?? 0)]).toEqual([0, 320, 640])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)

  const context = await browser.newContext({ javaScriptEnabled: false })
  const plain = await context.newPage()
  await plain.goto(`${home}prices/`)
  await opener(plain).click()
  await plain.getByLabel('Country of treatment').selectOption('DE')
  await plain.getByRole('button', { name: 'Continue' }).click()
  await plain.getByLabel('Language').selectOption('de-de')
  await plain.getByRole('button', { name: 'Save settings' }).click()
  await expect(plain).toHaveURL(/\/de-de\/dk-shop\/private\/preise\/$/)
  await context.close()
})

test('LOC-27 anonymous pages stay cacheable: the same bytes for everybody of a country, and no cookie with them', async ({
  request,
}) => {
  const cookie = (value: object) => `Location_settings_data=${encodeURIComponent(JSON.stringify(value))}`
  const read = async (path: string, headers: Record<string, string> = {}) => {
    const answer = await request.get(path, { headers })
    return { body: await answer.text(), headers: answer.headers() }
  }
  for (const path of [home, `${home}prices/`, `${home}donor/K1944/`]) {
    const first = await read(path)
    expect(first.headers['set-cookie']).toBeUndefined()
    expect(first.headers['cache-control']).toMatch(/^(public|private), max-age=0, must-revalidate$/)
    const mine = await read(path, {
      cookie: `${cookie({ country: 'DK', shopCode: 'dk', customerType: 'private' })}; next-auth.session-token=forged`,
      'x-forwarded-for': '203.0.113.77',
    })
    expect(mine.headers['set-cookie']).toBeUndefined()
    expect(mine.headers['x-cache']).toBe('hit')
    expect(mine.body).toBe(first.body)
    expect(mine.body).not.toContain('203.0.113.77')
  }
  // A forged one is deleted with an answer that no cache may keep.
  const forged = await read(home, { cookie: cookie({ country: 'DK', shopCode: 'evil' }) })
  expect(forged.headers['set-cookie']).toMatch(/^Location_settings_data=;/)
  expect(forged.headers['cache-control']).toContain('no-store')
})
