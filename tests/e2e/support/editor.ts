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
 * Writes into fields, each until the editor has looked at it, and once more where its first answer, on its way when
 * nobody could have typed yet, took words back.
 */
export async function write(page: Page, words: Readonly<Record<string, string>>): Promise<void> {
  const place = (field: string) => page.locator(`#field-${field}`)
  await expect(async () => {
    for (const [field, text] of Object.entries(words)) {
      if ((await place(field).inputValue()) === text) continue
      const looked = page.waitForResponse(
        (answer) =>
          answer.request().method() === 'POST' && new URL(answer.url()).pathname.startsWith('/admin/'),
        { timeout: 10_000 },
      )
      await place(field).fill(text)
      await looked
    }
    for (const [field, text] of Object.entries(words))
      await expect(place(field)).toHaveValue(text, { timeout: 1000 })
  }).toPass({ timeout: 60_000 })
}

/** A block below those that are there, with the one field filled that it cannot be without. */
export async function addBlock(page: Page, place: number, kind: string, field: string, words: string) {
  await page.locator('#field-blocks').getByRole('button', { name: 'Add Block', exact: true }).last().click()
  await page.getByRole('dialog').getByRole('button', { name: kind, exact: true }).click()
  await write(page, { [`blocks__${place}__${field}`]: words })
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
