import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { demoPassword } from './sign-in.ts'

/** By the call that the sign-in page makes; that page is walked in a journey of its own. */
export async function enterEditor(page: Page, role: 'publisher' | 'translator'): Promise<void> {
  const answer = await page.request.post('/cms-api/staff/login', {
    data: { email: `${role}@demo.test`, password: demoPassword },
  })
  expect(answer.status()).toBe(200)
}

/** The form of a page in a language, ready to be written in. */
export async function openForm(page: Page, id: string, locale: string): Promise<void> {
  await page.goto(`/admin/collections/pages/${id}?locale=${locale}`)
  await expect(page.locator('#field-title')).toBeEditable()
}

/**
 * Writes into a field until the editor has looked at these words. What is written before its first answer is there, as
 * nobody can type, the answer may take back.
 */
export async function write(page: Page, field: string, words: string): Promise<void> {
  const place = page.locator(`#field-${field}`)
  await expect(async () => {
    const looked = page.waitForResponse(
      (answer) =>
        new URL(answer.url()).pathname.startsWith('/admin/') &&
        (answer.request().postData() ?? '').includes(words),
      { timeout: 5000 },
    )
    await place.fill('')
    await place.fill(words)
    await looked
    await expect(place).toHaveValue(words)
  }).toPass()
}

/** A block below those that are there, with the one field filled that it cannot be without. */
export async function addBlock(page: Page, place: number, kind: string, field: string, words: string) {
  await page.locator('#field-blocks').getByRole('button', { name: 'Add Block', exact: true }).last().click()
  await page.getByRole('dialog').getByRole('button', { name: kind, exact: true }).click()
  await page.locator(`#field-blocks__${place}__${field}`).fill(words)
}

/** The same block once more, right below itself. */
export async function duplicateBlock(page: Page, place: number): Promise<void> {
  await page.locator(`#blocks-row-${place}`).locator('.array-actions__button').first().click()
  await page.getByRole('button', { name: 'Duplicate', exact: true }).click()
  await expect(page.locator(`#blocks-row-${place + 1}`)).toBeVisible()
}

/** Publishes the language the form is in, and waits until it says so. */
export async function publish(page: Page, language: string): Promise<void> {
  await page.getByRole('button', { name: `Publish in ${language}` }).click()
  await expect(page.getByText('Updated successfully.').first()).toBeVisible()
}

/** What a page at a path is called, as visitors get it. */
export async function readTitle(request: APIRequestContext, path: string): Promise<string> {
  const html = await (await request.get(path)).text()
  return /<title>([^<]*)/.exec(html)?.[1] ?? ''
}
