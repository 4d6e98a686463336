import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from './support/axe.ts'

const openSide = async (page: Page) => {
  const opener = page.getByRole('button', { name: 'Where will you be treated?' })
  await opener.click()
  const dialog = page.getByRole('dialog', { name: 'Where will you be treated?' })
  await expect(dialog).toBeVisible()
  return { opener, dialog }
}

test('BLK-22 BLK-23 a modal stands on the right and closes on Escape, on a press outside and by its exit, then the focus is back', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/dev/components/')
  const ways = {
    Escape: () => page.keyboard.press('Escape'),
    outside: () => page.mouse.click(20, 300),
    exit: () => page.getByRole('dialog').getByRole('button', { name: 'Close' }).click(),
  }
  for (const [name, close] of Object.entries(ways))
    await test.step(name, async () => {
      const { opener, dialog } = await openSide(page)
      const box = await dialog.boundingBox()
      expect([(box?.x ?? 0) + (box?.width ?? 0), box?.y, box?.height]).toEqual([1280, 0, 720])
      await page.mouse.click((box?.x ?? 0) + 40, 600)
      await expect(dialog).toBeVisible()
      await close()
      await expect(dialog).toBeHidden()
      await expect(opener).toBeFocused()
    })
})

test('BLK-22 BLK-23 a modal in the centre that must be answered closes by its answers only', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/dev/components/')
  await page.getByRole('button', { name: 'Change country' }).click()
  const dialog = page.getByRole('alertdialog', { name: 'Your basket will be emptied' })
  await expect(dialog).toBeVisible()
  const box = await dialog.boundingBox()
  expect(Math.abs((box?.x ?? 0) + (box?.width ?? 0) / 2 - 640)).toBeLessThanOrEqual(1)
  expect(Math.abs((box?.y ?? 0) + (box?.height ?? 0) / 2 - 360)).toBeLessThanOrEqual(1)
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await page.mouse.click(20, 300)
  await expect(dialog).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Close' })).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Cancel, keep Denmark' }).click()
  await expect(dialog).toBeHidden()
})
