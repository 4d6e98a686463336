import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import sharp from 'sharp'
import { expectAccessibleInBothThemes } from './support/axe.ts'
import { signIn } from './support/sign-in.ts'

/** A photo that comes with the library, of several people; one of them is cut out in memory. It is used where it lies. */
const library = createRequire(join(process.cwd(), 'apps/api/package.json')).resolve(
  '@vladmandic/face-api/package.json',
)
const group = () => sharp(join(dirname(library), 'demo', 'sample1.jpg'))
const face = { left: 293, top: 264, width: 420, height: 420 }
const facePage = '/en-gb/account/face-matching/'
const searchPage = '/en-gb/dk-shop/private/find-a-sperm-donor/'

test('DON-04 FACE-01 FACE-03 FACE-06 FACE-07 FACE-09 a customer registers a face by keyboard, sees who resembles it, and takes it back', async ({
  page,
}) => {
  test.setTimeout(300_000)
  await page.goto(facePage)
  await signIn(page, 'private@demo.test')
  await expect(page).toHaveURL(facePage)

  await test.step('nothing of a photo is read before they agreed', async () => {
    await expectAccessibleInBothThemes(page)
    await press(page, 'button', 'Choose a photo')
    await expect(page.getByText('Tick this box first')).toBeVisible()
    await expect(page.getByRole('checkbox', { name: /I agree/ })).toBeFocused()
    await page.keyboard.press('Space')
  })

  await test.step('a photo of a group is refused with a way out, and another is taken', async () => {
    await choose(page, await group().resize(1200).jpeg().toBuffer())
    await press(page, 'button', 'Compare')
    await expect(page.getByText('There is more than one face in the photo.')).toBeVisible()
    await press(page, 'button', 'Choose another')
    await choose(page, await group().extract(face).jpeg().toBuffer())
    await expect(page.getByText('Light and sharpness are good')).toBeVisible()
    await page.getByRole('slider', { name: 'Zoom' }).press('ArrowRight')
    await expectAccessibleInBothThemes(page)
    await press(page, 'button', 'Compare')
  })

  await test.step('best matches come first, each with a ring that says how much', async () => {
    await expect(page.getByText(/Registered since/)).toBeVisible()
    const rings = page.getByRole('img', { name: /^\d+\s?% face match with/ })
    await expect(rings.first()).toBeVisible()
    const scores = (await rings.allTextContents()).map((text) => Number.parseInt(text, 10))
    expect(scores.length).toBeGreaterThan(5)
    expect(scores).toEqual([...scores].sort((a, b) => b - a))
    await expect(rings.first()).toContainText('match')
    // Looking at it in both themes stilled everything.
    await page.emulateMedia({ reducedMotion: null })
    const duration = await rings
      .first()
      .locator('.k-match-ring__value')
      .evaluate((circle) => getComputedStyle(circle).animationDuration)
    expect(duration).toBe('1.15s')
    await expectAccessibleInBothThemes(page)
  })

  await test.step('the search shows the same to them alone, and leads to its own order of faces', async () => {
    await page.goto(`${searchPage}?faceMatching=yes&releaseType=idRelease`)
    await expect(page.getByRole('img', { name: /% face match with/ }).first()).toBeVisible()
    const everybody = await page.context().request.get(page.url())
    expect(await everybody.text()).not.toContain('k-match-ring')
    await press(page, 'link', 'Sort by face match')
    await expect(page).toHaveURL(/face-matching\/\?kind=sperm&.*releaseType=idRelease/)
    await expect(page.getByText('Your filters from the search hold here, too.')).toBeVisible()
  })

  await test.step('removed, it is gone at once and everywhere', async () => {
    await press(page, 'text', 'Remove my face')
    await press(page, 'button', 'Remove')
    await expect(page.getByText('Your face is removed. Nothing of it is kept.')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Best matches' })).toHaveCount(0)
    await page.goto(searchPage)
    await expect(
      page.getByRole('link', { name: 'Who looks like you? Register for face matching' }),
    ).toBeVisible()
    await expect(page.getByRole('img', { name: /% face match with/ })).toHaveCount(0)
  })
})

/** As somebody without a mouse does: to the control, and Enter. */
async function press(page: Page, role: 'button' | 'link' | 'text', name: string): Promise<void> {
  const control =
    role === 'text' ? page.locator('summary', { hasText: name }) : page.getByRole(role, { name, exact: true })
  await control.focus()
  await page.keyboard.press('Enter')
}

async function choose(page: Page, buffer: Buffer): Promise<void> {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    press(page, 'button', 'Choose a photo'),
  ])
  await chooser.setFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer })
  await expect(page.getByRole('heading', { name: 'Choose the part' })).toBeFocused()
}
