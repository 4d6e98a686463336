import { expect, type Page, test } from '@playwright/test'
import { expectAccessible, expectAccessibleInBothThemes } from './support/axe.ts'
import { signIn } from './support/sign-in.ts'

const home = '/en-gb/dk-shop/private/'
const prices = `${home}prices/`
const phone = { width: 360, height: 740 }

/** The islands of the header answer: what they load is on its way when its button has the focus. */
async function openByKey(page: Page, name: string | RegExp) {
  const tool = page.getByRole('banner').getByRole('link', { name, exact: typeof name === 'string' })
  await expect(tool).toHaveAttribute('aria-expanded', 'false')
  await expect(async () => {
    await tool.focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog')).toBeVisible({ timeout: 3000 })
  }).toPass()
  return page.getByRole('dialog')
}

test('LAY-01 LAY-02 LAY-03 the header is walked and its menu opened by keyboard alone', async ({ page }) => {
  await page.goto(prices)
  for (const role of ['banner', 'main', 'contentinfo'] as const)
    await expect(page.getByRole(role)).toHaveCount(1)
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to the content' })
  await expect(skip).toBeFocused()
  await page.keyboard.press('Tab')
  const meta = page.getByRole('navigation', { name: 'Visitor type' })
  await expect(meta.getByRole('link')).toHaveText(['Private', 'Clinics'])
  await expect(meta.getByRole('link', { name: 'Private' })).toBeFocused()

  const menu = page.getByRole('navigation', { name: 'Main menu' })
  const find = menu.locator('summary', { hasText: 'Find a donor' })
  await find.focus()
  await page.keyboard.press('Enter')
  const panel = menu.locator('details[open]')
  await expect(panel.locator('.k-mega-menu__title')).toHaveText(['Donors', 'Before you choose'])
  await expect(panel.getByText('Three generations, on the page')).toBeVisible()
  await expectAccessibleInBothThemes(page)
  await page.keyboard.press('Tab')
  await expect(panel.getByRole('link', { name: 'Find a sperm donor' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(menu.locator('details[open]')).toHaveCount(0)
  await expect(find).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  await expect(panel.locator('.k-mega-menu__title')).toHaveText(['Who we are', 'Help', 'Reading'])
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'About us' })).toBeFocused()
})

test('LAY-14 the kind of visitor follows the top menu', async ({ page }) => {
  await page.goto(home)
  const meta = page.getByRole('navigation', { name: 'Visitor type' })
  await meta.getByRole('link', { name: 'Clinics' }).click()
  await expect(page).toHaveURL('/en-gb/dk-shop/professional/')
  await expect(meta.getByRole('link', { name: 'Clinics' })).toHaveAttribute('aria-current', 'true')
  await expect(page.getByRole('navigation', { name: 'Main menu' })).toContainText('For clinics')
})

test('LAY-03 LAY-04 without scripts the menu opens and the button of the small screen leads to it', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: phone })
  const page = await context.newPage()
  await page.goto(prices)
  const menu = page.getByRole('navigation', { name: 'Main menu' })
  await expect(menu).toBeHidden()
  await page.getByRole('link', { name: 'Menu', exact: true }).click()
  await menu.locator('summary', { hasText: 'How it works' }).click()
  await menu.getByRole('link', { name: 'How to order' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('How to order')
  await context.close()
})

test('LAY-04 LAY-12 the small screen has a menu that slides in with two levels, and opens the settings from it', async ({
  page,
}) => {
  await page.setViewportSize(phone)
  await page.goto(prices)
  const dialog = await openByKey(page, 'Menu')
  const level = dialog.locator('[data-level]')
  await expect(level).toHaveAttribute('data-level', '1')
  await dialog.getByRole('button', { name: 'How it works' }).click()
  await expect(level).toHaveAttribute('data-level', '2')
  await expect(dialog.getByRole('link', { name: 'Storage and reservation' })).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Back' })).toBeFocused()
  await expectAccessibleInBothThemes(page)
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('button', { name: 'How it works' })).toBeFocused()
  await dialog.getByRole('button', { name: 'Country and language' }).click()
  await expect(page.getByRole('dialog', { name: 'Country and language' })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(1)
  await page.keyboard.press('Escape')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
})

for (const colorScheme of ['light', 'dark'] as const)
  test(`LAY-05 LAY-06 LAY-08 LAY-12 LAY-35 every dialog of the header is accessible and gives the focus back: ${colorScheme}`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.setViewportSize(phone)
    await page.goto(prices)
    for (const [tool, title] of [
      ['Search', 'Search the site'],
      ['Sign in or create an account', 'Your account'],
      ['Menu', 'Menu'],
    ] as const) {
      const dialog = await openByKey(page, tool)
      await expect(dialog).toHaveAccessibleName(title)
      await expectAccessible(page)
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
      await expect(page.getByRole('banner').getByRole('link', { name: tool, exact: true })).toBeFocused()
    }
    await page.getByRole('link', { name: /^Treating in/ }).click()
    await expect(page.getByRole('dialog', { name: 'Country and language' })).toBeVisible()
    await expectAccessible(page)
  })

test('LAY-06 SRCH-01 SRCH-14 the search panel suggests, finds, and leads on to the donors, by keyboard', async ({
  page,
}) => {
  await page.goto(prices)
  const dialog = await openByKey(page, 'Search')
  await expect(dialog.getByRole('combobox')).toBeFocused()
  await page.keyboard.type('price')
  await expect(dialog.getByRole('option', { name: /price/i }).first()).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('heading', { name: 'Pages' })).toBeVisible()
  await expect(dialog.getByRole('option')).toHaveCount(0)
  await expect(dialog.getByRole('listitem').filter({ hasText: /price/i }).first()).toBeVisible()
  await expectAccessibleInBothThemes(page)
  await dialog.getByRole('link', { name: 'Egg donors' }).press('Enter')
  await expect(page).toHaveURL(/find-an-egg-donor\/\?keyword=price/)
})

test('LAY-08 LAY-09 account and basket: a dialog and no basket before sign-in, the account and a live count after it', async ({
  page,
}) => {
  await page.goto(prices)
  const header = page.getByRole('banner')
  await expect(header.getByRole('link', { name: /basket/ })).toHaveCount(0)
  const dialog = await openByKey(page, 'Sign in or create an account')
  await expect(dialog.getByRole('link', { name: 'Create an account' })).toHaveAttribute(
    'href',
    '/en-gb/account/create-account/?shop=dk',
  )
  await dialog.getByRole('link', { name: 'Sign in' }).click()
  await signIn(page, 'private@demo.test')
  await expect(page).toHaveURL(prices)
  await expect(header.getByRole('link', { name: 'Your account' })).toHaveAttribute('href', '/en-gb/account/')
  await expect(header.getByRole('link', { name: /basket/ })).toBeVisible()
})

test('LAY-11 the header leaves on the way down and returns on the way up', async ({ page }) => {
  await page.goto(prices)
  const bar = page.locator('.k-site-top')
  await expect(async () => {
    await page.mouse.wheel(0, 600)
    await expect(bar).toHaveAttribute('data-hidden', 'true', { timeout: 2000 })
  }).toPass()
  await expect(bar).not.toBeInViewport()
  await page.mouse.wheel(0, -80)
  await expect(bar).toBeInViewport()
})

test('LAY-07 LAY-16 the way to a page ends with the page, which is no link', async ({ page }) => {
  await page.goto(prices)
  const way = page.getByRole('navigation', { name: 'You are here' })
  await expect(way.getByRole('listitem')).toHaveText(['Home', 'Prices'])
  await expect(way.getByRole('link')).toHaveText(['Home'])
})

test('LAY-18 LAY-20 LAY-21 LAY-22 LAY-23 LAY-24 LAY-25 LAY-27 LAY-28 the footer shows all of the shop, in its sizes', async ({
  page,
}) => {
  await page.goto(prices)
  const footer = page.getByRole('contentinfo')
  await expect(footer).toContainText('Kindred Denmark')
  await expect(footer).toContainText('Vesterbro Torv 3, 3rd floor')
  await expect(footer.getByRole('link', { name: '+45 70 00 00 00' })).toHaveAttribute(
    'href',
    'tel:+4570000000',
  )
  await expect(footer.getByRole('link', { name: 'dk@kindred.example' })).toHaveAttribute(
    'href',
    'mailto:dk@kindred.example',
  )
  await expect(footer.getByRole('heading', { name: 'Licences and oversight' })).toBeVisible()
  await expect(footer.getByRole('link', { name: 'how donors are tested' })).toBeVisible()
  for (const network of ['facebook', 'instagram', 'linkedin', 'youtube', 'pinterest', 'twitter'])
    await expect(footer.getByRole('link', { name: `Kindred on ${network}` })).toBeVisible()
  const [logo, card] = [
    footer.locator('.k-site-footer__logos img').first(),
    footer.getByRole('img', { name: 'Visa' }),
  ]
  expect((await logo.boundingBox())?.height).toBe(30)
  expect(await card.boundingBox()).toMatchObject({ width: 32, height: 20 })
  await page.setViewportSize(phone)
  expect((await logo.boundingBox())?.height).toBe(45)
  expect(await card.boundingBox()).toMatchObject({ width: 48, height: 30 })
})
