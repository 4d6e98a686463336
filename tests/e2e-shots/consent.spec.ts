import { consentVersion } from '@kindred/domain/consent/consent-categories'
import { readConsent } from '@kindred/domain/consent/read-consent'
import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from './support/axe.ts'
import { notAsked } from './support/consent.ts'
import { signInStaff } from './support/staff.ts'

const home = '/en-gb/dk-shop/private/'
const panel = (page: Page) => page.getByRole('dialog', { name: 'Your choice about cookies' })
const button = (page: Page, name: string) => panel(page).getByRole('button', { name, exact: true })

/** What the page tells anybody: its own counts, and whatever goes to another address. */
function watchTelling(page: Page): string[] {
  const told: string[] = []
  page.on('request', (request) => {
    const url = new URL(request.url())
    const isElsewhere = url.protocol.startsWith('http') && url.origin !== new URL(page.url()).origin
    const isTelling = url.pathname.startsWith('/api/measurement') || url.pathname.includes('runtimeconfig')
    if (isTelling) told.push(request.postData() ?? url.pathname)
    else if (isElsewhere && page.url() !== 'about:blank') told.push(request.url())
  })
  return told
}

/** What the browser keeps of the choice: the categories that were agreed to, or null. */
const readChoice = async (page: Page) =>
  readConsent(await page.evaluate(() => document.cookie), Date.now())?.approved ?? null

test.use({ storageState: notAsked })

test('ANA-01 nothing is told before the visitor agreed, the page stays usable, and refusing is as easy as agreeing', async ({
  page,
}) => {
  const told = watchTelling(page)
  await page.goto(home)
  await expect(panel(page)).toBeVisible()

  await test.step('nothing is closed off', async () => {
    await page.getByRole('banner').getByRole('link', { name: 'Prices' }).click()
    await expect(page).toHaveURL(/prices/)
    await expect(panel(page)).toBeVisible()
    await page.getByRole('heading', { level: 1 }).click()
    await page.mouse.wheel(0, 600)
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0)
  })

  await test.step('the answers have one size and one look', async () => {
    const looks = await panel(page)
      .getByRole('button')
      .evaluateAll((buttons) =>
        buttons.map((one) => {
          const { width, height } = one.getBoundingClientRect()
          const { color, backgroundColor, borderColor, fontSize, fontWeight } = getComputedStyle(one)
          return [
            Math.round(width),
            Math.round(height),
            color,
            backgroundColor,
            borderColor,
            fontSize,
            fontWeight,
          ]
        }),
      )
    expect(looks).toHaveLength(3)
    expect(looks[1]).toEqual(looks[0])
    expect(looks[2]).toEqual(looks[0])
  })

  await button(page, 'Only necessary').click()
  await expect(panel(page)).toBeHidden()
  expect(await readChoice(page)).toEqual([])
  await page.goto(home)
  await expect(page.getByRole('contentinfo').getByRole('button', { name: 'Cookie choices' })).toBeVisible()
  await page.waitForLoadState('networkidle')
  await expect(panel(page)).toBeHidden()
  expect(told).toEqual([])
})

test('ANA-01 a choice is made by category, obeyed at once, and changed from the foot of the page', async ({
  page,
}) => {
  await page.goto(home)
  await button(page, 'Choose').click()
  for (const name of ['Functional', 'Statistics', 'Marketing'])
    await expect(panel(page).getByRole('checkbox', { name })).not.toBeChecked()
  await expect(panel(page).getByRole('checkbox', { name: 'Functional' })).toBeFocused()
  await panel(page).getByRole('checkbox', { name: 'Statistics' }).check()
  const counted = page.waitForResponse('**/api/measurement/events')
  // Asks where the operator wants to be told as well; the answer ends what this event sets going.
  const settled = page.waitForResponse('**/api/cms/settings/runtimeconfiguration')
  await button(page, 'Save choice').click()
  const answer = await counted
  await settled
  expect(answer.status()).toBe(204)
  expect(answer.request().postDataJSON()).toEqual({
    event: 'pageView',
    pageKind: 'VisitorHomePage',
    shopCode: 'dk',
    language: 'en-gb',
    visitor: 'Anonymous',
  })
  expect(await readChoice(page)).toEqual(['cookie_cat_statistic'])

  const told = watchTelling(page)
  const again = page.getByRole('contentinfo').getByRole('button', { name: 'Cookie choices' })
  await again.press('Enter')
  await expect(panel(page).getByRole('heading')).toBeFocused()
  await expect(panel(page).getByRole('checkbox', { name: 'Statistics' })).toBeChecked()
  await page.keyboard.press('Escape')
  await expect(panel(page)).toBeHidden()
  await expect(again).toBeFocused()
  expect(await readChoice(page)).toEqual(['cookie_cat_statistic'])

  await again.press('Enter')
  await panel(page).getByRole('checkbox', { name: 'Statistics' }).uncheck()
  await button(page, 'Save choice').click()
  await expect(again).toBeFocused()
  expect(await readChoice(page)).toEqual([])
  await page.goto(`${home}prices/`)
  await page.waitForLoadState('networkidle')
  expect(told).toEqual([])
})

test('ANA-01 asks again when the words have changed or the cookie cannot be read', async ({
  context,
  page,
}) => {
  const old = {
    consents_approved: ['cookie_cat_necessary'],
    consents_denied: [],
    consent_version: consentVersion - 1,
  }
  for (const value of [encodeURIComponent(JSON.stringify(old)), '%7Bcut', 'true']) {
    await context.clearCookies()
    await context.addCookies([
      { name: 'CookieInformationConsent', value, url: test.info().project.use.baseURL ?? '' },
    ])
    await page.goto(home)
    await expect(panel(page), value).toBeVisible()
  }
})

test('the consent dialog is met first by keyboard, is accessible in both themes and fits a small screen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.goto(home)
    await expect(panel(page)).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Tab')
    await expect(panel(page).getByRole('link', { name: 'More about privacy' })).toBeFocused()
    for (const name of ['Only necessary', 'Choose']) {
      await page.keyboard.press('Tab')
      await expect(button(page, name)).toBeFocused()
    }
    await page.keyboard.press('Enter')
    await expect(panel(page).getByRole('checkbox', { name: 'Functional' })).toBeFocused()
    await expectAccessible(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  }
  await page.goto('/de-de/dk-shop/private/')
  await expect(page.getByRole('dialog', { name: 'Ihre Wahl zu Cookies' })).toBeVisible()
})

test('a public page is the same, byte by byte, for who agreed, who refused and who was not asked', async ({
  request,
}) => {
  const bodies = []
  for (const approved of [null, [], ['cookie_cat_statistic', 'cookie_cat_marketing']]) {
    const cookie = approved
      ? `CookieInformationConsent=${encodeURIComponent(JSON.stringify({ consents_approved: approved }))}`
      : ''
    const answer = await request.get(home, { headers: { cookie } })
    expect(answer.headers()['set-cookie']).toBeUndefined()
    bodies.push(await answer.text())
  }
  expect(bodies[1]).toBe(bodies[0])
  expect(bodies[2]).toBe(bodies[0])
})

test('ANA-03 ANA-05 staff see how often things were done, after visitors agreed', async ({
  browser,
  page,
}) => {
  await page.goto(home)
  await button(page, 'Accept all').click()
  const tell = (event: string, part: object) =>
    page.waitForResponse(
      (answer) =>
        answer.url().endsWith('/api/measurement/events') &&
        Object.entries({ event, ...part }).every(
          ([name, value]) => answer.request().postDataJSON()[name] === value,
        ),
    )

  const searched = tell('search', { donorKind: 'sperm' })
  await page.goto(`${home}find-a-sperm-donor/?strawType=IUI`)
  expect((await searched).status()).toBe(204)
  const begun = tell('checkout', { step: 1, stage: 1, visitor: 'Anonymous' })
  await page.goto(`${home}checkout/basket/`)
  expect((await begun).status()).toBe(204)

  const context = await browser.newContext()
  const staff = await context.newPage()
  await signInStaff(staff, '/staff/measurement', 'translator@demo.test')
  await expect(staff.getByRole('heading', { level: 1, name: 'Measurement' })).toBeVisible()
  const table = (name: string) => staff.getByRole('table', { name, exact: true })
  await expect(table('Steps of the checkout').getByRole('row', { name: /^1\. Basket/ })).toContainText(
    /[1-9]/,
  )
  await expect(table('Events').getByRole('row', { name: /^Donor search/ })).toContainText(/[1-9]/)
  await expect(table('Pages seen, by visitor').getByRole('row', { name: /^Not signed in/ })).toContainText(
    /[1-9]/,
  )
  await staff.getByText('Numbers by day').click()
  for (const colorScheme of ['light', 'dark'] as const) {
    await staff.emulateMedia({ colorScheme })
    await expectAccessible(staff)
  }
  await staff.setViewportSize({ width: 320, height: 700 })
  expect(await staff.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  await staff.getByLabel('Shop').selectOption({ label: 'usa shop' })
  await staff.getByRole('button', { name: 'Show', exact: true }).click()
  await expect(staff.getByRole('heading', { name: 'Nothing has been counted in this period' })).toBeVisible()
  await context.close()
})
