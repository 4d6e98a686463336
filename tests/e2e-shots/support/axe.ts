import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** No violation of WCAG 2.2 A and AA on what is shown now. The message names each rule and the elements. */
export async function expectAccessible(page: Page): Promise<void> {
  await shoot(page)
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze()
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`,
  )
  expect(found, `axe on ${page.url()}`).toEqual([])
}

/** The same in the light theme and in the dark one, with nothing half faded in; the page is left in the light one. */
export async function expectAccessibleInBothThemes(page: Page): Promise<void> {
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await expectAccessible(page)
  }
}
let shotCount = 0
export async function shoot(page: Page): Promise<void> {
  const size = page.viewportSize()
  const name = `${String(++shotCount).padStart(2, '0')}${new URL(page.url()).pathname.replace(/\W+/g, '_').replace('_en_gb_','_')}`
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await page.waitForTimeout(150)
      await page.screenshot({ path: `${process.env.SHOTS}/${name}_${width}_${colorScheme}.png`, fullPage: true })
    }
  }
  await page.emulateMedia({ colorScheme: 'light' })
  if (size) await page.setViewportSize(size)
}
