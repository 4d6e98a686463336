import { expect, type Page, test } from '@playwright/test'
import sharp from 'sharp'
import { expectAccessible, expectAccessibleInBothThemes } from './support/axe.ts'
import { signInStaff } from './support/staff.ts'

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

/** A photo of nobody: a plain colour. */
const photo = async (colour: string) => ({
  name: 'photo.jpg',
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 640, height: 800, channels: 3, background: colour } })
    .jpeg()
    .toBuffer(),
})

test('staff find a donor, see and hear what is kept, add a photo, put another in its place, and take it away', async ({
  page,
}) => {
  await signInStaff(page, '/staff/donors/', 'coordinator@demo.test')

  await test.step('a donor is found by the beginning of a name, and an empty list says why', async () => {
    await page.getByLabel('Find a donor').fill('Nobody begins so')
    await page.getByRole('button', { name: 'Show', exact: true }).click()
    await expect(page.getByText('No donor begins so')).toBeVisible()
    await page.getByRole('link', { name: 'Show all donors' }).click()
    await page.getByLabel('Find a donor').fill('Anselm')
    await page.getByRole('button', { name: 'Show', exact: true }).click()
    await expectAccessibleInBothThemes(page)
    await page.getByRole('link', { name: 'K4127' }).click()
  })

  const adult = section(page, 'Adult photos')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Anselm K4127')

  await test.step('pictures are lent to this browser, and the voice is there to be heard', async () => {
    for (const picture of await page.locator('.k-donor-media img').all())
      await expect
        .poll(() => picture.evaluate((one: HTMLImageElement) => one.naturalWidth))
        .toBeGreaterThan(0)
    await expect(page.getByLabel('Recording 1')).toBeVisible()
    await expect(adult.getByText('Customers need a subscription.')).toBeVisible()
    await expectAccessibleInBothThemes(page)
  })

  const before = await adult.getByRole('listitem').count()
  const name = `Adult photo ${before + 1}`

  await test.step('a file that is no picture is refused in words, and nothing is kept', async () => {
    await page.getByLabel('What it is').selectOption({ label: 'Adult photos' })
    await page
      .getByLabel('File', { exact: true })
      .setInputFiles({ name: 'photo.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('not a picture') })
    await page.getByRole('button', { name: 'Add', exact: true }).click()
    await expect(page.getByRole('alert').first()).toContainText('cannot be read as what it should be')
    await expect(adult.getByRole('listitem')).toHaveCount(before)
  })

  await test.step('a photo is added and seen', async () => {
    await page.getByLabel('What it is').selectOption({ label: 'Adult photos' })
    await page.getByLabel('File', { exact: true }).setInputFiles(await photo('#8a6f5a'))
    await page.getByRole('button', { name: 'Add', exact: true }).click()
    await expect(adult.getByRole('listitem')).toHaveCount(before + 1)
    const added = adult.getByRole('img', { name })
    await expect.poll(() => added.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBeGreaterThan(0)
  })

  await test.step('another takes its place', async () => {
    const old = await adult.getByRole('img', { name }).getAttribute('src')
    await adult.getByRole('button', { name: `Replace ${name}` }).click()
    const dialog = page.getByRole('dialog')
    await expectAccessible(page)
    await dialog.getByLabel('File').setInputFiles(await photo('#2f6158'))
    await dialog.getByRole('button', { name: 'Replace', exact: true }).click()
    await expect(adult.getByRole('img', { name })).not.toHaveAttribute('src', old ?? '')
    await expect(adult.getByRole('listitem')).toHaveCount(before + 1)
  })

  await test.step('it is gone after a second press', async () => {
    await adult.getByRole('button', { name: `Remove ${name}` }).click()
    await expectAccessible(page)
    await page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click()
    await expect(adult.getByRole('listitem')).toHaveCount(before)
  })
})

test('the donors’ pictures and voices are for those alone who look after donors', async ({ page }) => {
  await signInStaff(page, '/staff/donors/K4127/', 'orders@demo.test')
  await expect(page).toHaveURL(/\/staff\/not-yours\//)
  await expect(page.locator('.k-donor-media')).toHaveCount(0)
})
