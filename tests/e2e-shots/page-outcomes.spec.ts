import { expect, test } from '@playwright/test'
import { expectAccessible } from './support/axe.ts'

const outcomes = [
  { path: '/da-dk/dk-shop/private/findes-ikke/', status: 404, heading: 'Siden er her ikke', lang: 'da-DK' },
  { path: '/en-gb/account/nowhere/', status: 404, heading: 'This page is not here', lang: 'en-GB' },
  {
    path: '/en-gb/dk-shop/private/checkout/nowhere/',
    status: 404,
    heading: 'This page is not here',
    lang: 'en-GB',
  },
  { path: '/de-de/server-error/', status: 500, heading: '', lang: 'de-DE' },
]

for (const scheme of ['light', 'dark'] as const)
  test(`PAGE-40 missing and failed pages are whole without scripts, in the visitor’s language, with a search and ways on: ${scheme}`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, colorScheme: scheme })
    const page = await context.newPage()
    for (const { path, status, heading, lang } of outcomes) {
      const response = await page.goto(path)
      expect([path, response?.status()]).toEqual([path, status])
      expect(response?.headers()['cache-control']).toContain('no-store')
      await expect(page.locator('html')).toHaveAttribute('lang', lang)
      if (heading) await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
      await expect(page.locator('meta[name="robots"]').first()).toHaveAttribute('content', /noindex/)
      await expect(page.getByRole('searchbox')).toBeVisible()
      expect(await page.getByRole('main').getByRole('link').count()).toBeGreaterThan(3)
    }
    await page.goto('/en-gb/dk-shop/private/nowhere/')
    await page.getByRole('searchbox').fill('K4127')
    await page.getByRole('button', { name: 'Search', exact: true }).click()
    await expect(page).toHaveURL(/keyword=K4127/)
    await context.close()
  })

test('PAGE-40 missing and failed pages are accessible in both themes and fit a small screen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 700 })
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    for (const path of ['/da-dk/dk-shop/private/findes-ikke/', '/en-gb/server-error/']) {
      await page.goto(path)
      await expectAccessible(page)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
    }
  }
})

test('RTE-15 a path of signing out stands without the layout', async ({ page }) => {
  const response = await page.goto('/signout-callback/')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  for (const role of ['banner', 'navigation', 'contentinfo'] as const)
    await expect(page.getByRole(role)).toHaveCount(0)
})

test('SEO-04 SEO-06 crawlers find robots, sitemaps and every language of a page', async ({
  page,
  request,
}) => {
  expect(await (await request.get('/robots.txt')).text()).toMatch(
    /^User-agent: \*\nAllow: \/\n\nSitemap: http.*\/sitemap\.xml\n$/,
  )
  const index = await (await request.get('/sitemap.xml')).text()
  expect(index).toContain('/sitemaps/da-dk.xml')
  const sitemap = await (await request.get('/sitemaps/da-dk.xml')).text()
  const { pathname } = new URL(/<loc>([^<]*\/priser\/)<\/loc>/.exec(sitemap)?.[1] ?? '')
  await page.goto(pathname)
  const canonical = await page.locator('link[rel="canonical"]').getAttribute('href')
  expect(new URL(canonical ?? '').pathname).toBe(pathname)
  const languages = await page
    .locator('link[rel="alternate"][hreflang]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('hreflang')))
  expect(languages).toEqual(expect.arrayContaining(['en-GB', 'da-DK', 'x-default']))
  await expect(page.locator('meta[property="og:title"]')).toHaveCount(1)
  const data = await page.locator('script[type="application/ld+json"]').allTextContents()
  expect(data.map((one) => JSON.parse(one)['@type'])).toContain('BreadcrumbList')
})

test('I18N-02 what is shown in another language says so to who listens; what is ours speaks the visitor’s', async ({
  page,
}) => {
  await page.goto('/it-it/dk-shop/private/about-us/')
  await expect(page.locator('html')).toHaveAttribute('lang', 'it-IT')
  const languageOf = (part: ReturnType<typeof page.locator>) =>
    part.evaluate((element) => element.closest('[lang]')?.getAttribute('lang'))
  const main = page.getByRole('main')
  for (const [part, language] of [
    [main.getByRole('heading', { level: 1 }), 'en-GB'],
    [main.getByRole('heading', { level: 2 }).first(), 'en-GB'],
    [main.locator('.k-breadcrumbs [aria-current]'), 'en-GB'],
    [page.locator('a[href="#main"]'), 'it-IT'],
  ] as const)
    expect(await languageOf(part)).toBe(language)
})
