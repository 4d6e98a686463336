import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** No violation of WCAG 2.2 A and AA on what is shown once it stands still. The message names each rule and the elements. */
export async function expectAccessible(page: Page): Promise<void> {
  await standStill(page)
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze()
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`,
  )
  expect(found, `axe on ${page.url()}`).toEqual([])
}

/**
 * Waits for whatever fades or slides in: half faded, no text has its contrast. No longer than it takes, since what moves in a
 * part that is folded away never ends; what turns for ever may turn.
 */
const standStill = (page: Page) =>
  page.evaluate(async () => {
    const restOf = ({ effect, currentTime }: Animation) =>
      Number(effect?.getComputedTiming().endTime) - Number(currentTime)
    const moving = document
      .getAnimations()
      .filter((one) => one.playState === 'running' && Number.isFinite(restOf(one)))
    const longest = Math.max(0, ...moving.map(restOf))
    const enough = new Promise((resolve) => setTimeout(resolve, longest))
    await Promise.race([enough, Promise.allSettled(moving.map(({ finished }) => finished))])
  })

/** The same in the light theme and in the dark one, with nothing half faded in; the page is left in the light one. */
export async function expectAccessibleInBothThemes(page: Page): Promise<void> {
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await expectAccessible(page)
  }
}
