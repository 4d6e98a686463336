import AxeBuilder from '@axe-core/playwright'
import { type APIRequestContext, expect, type Page, test } from '@playwright/test'

const demo = '/en-gb/dk-shop/private/demo/'
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
/** What depends on colours. */
const colourRules = ['color-contrast', 'link-in-text-block']

test('BLK-01 every block of the demonstration is accessible in both themes and fits 320 px', async ({
  browser,
  request,
}) => {
  test.setTimeout(300_000)
  const context = await browser.newContext({ reducedMotion: 'reduce' })
  // Kinds of pages are looked at where they are walked.
  const left = (await listLinks(request, demo)).filter((path) => path.startsWith(demo))
  expect(left.length).toBeGreaterThan(20)
  const faults: string[] = []
  const walk = async (page: Page) => {
    for (let path = left.shift(); path; path = left.shift()) faults.push(...(await findFaults(page, path)))
  }
  await Promise.all([await context.newPage(), await context.newPage()].map(walk))
  expect(faults).toEqual([])
  await context.close()
})

/**
 * What is wrong with a page: what axe finds in its content in one theme and the other, and whether it is wider than its
 * screen. Header and footer, the same everywhere, are looked at in the journeys that use them.
 */
async function findFaults(page: Page, path: string): Promise<string[]> {
  const faults: string[] = []
  const look = async (theme: string, axe: AxeBuilder) => {
    const { violations } = await axe.setLegacyMode(true).analyze()
    for (const { id, nodes } of violations)
      faults.push(`${path} ${theme} ${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
  }
  await page.emulateMedia({ colorScheme: 'light' })
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(path, { waitUntil: 'domcontentloaded' })
  await look('light', new AxeBuilder({ page }).include('#main').withTags(rules))
  await page.emulateMedia({ colorScheme: 'dark' })
  await look('dark', new AxeBuilder({ page }).include('#main').withRules(colourRules))
  await page.setViewportSize({ width: 320, height: 800 })
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  return width > 320 ? [...faults, `${path} is ${width} wide at 320`] : faults
}

/** Where the content of a page leads within English. */
async function listLinks(request: APIRequestContext, path: string): Promise<string[]> {
  const html = await (await request.get(path)).text()
  const content = html.slice(html.indexOf('<main'), html.indexOf('</main>'))
  return [...content.matchAll(/href="(\/en-gb\/[^"?#]*\/)"/g)].map(([, href]) => href ?? '')
}
