import { expect, test } from '@playwright/test'

const home = '/en-gb/dk-shop/private/'
const prices = `${home}prices/`
const phone = { width: 360, height: 740 }

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
