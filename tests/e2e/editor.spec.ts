import { readFile } from 'node:fs/promises'
import { type Browser, expect, type Page, test } from '@playwright/test'
import {
  addBlock,
  duplicateBlock,
  enterEditor,
  openForm,
  publish,
  readTitle,
  write,
} from './support/editor.ts'

const kinds = [
  ['Quote', 'text', 'A thought worth keeping'],
  ['Banner', 'headline', 'A word in between'],
  ['Accordion', 'headline', 'What people ask'],
  ['Fact', 'headline', 'What can be counted'],
  ['Step', 'headline', 'How it goes'],
] as const

test('PAGE-03 BLK-01 RTE-22 RTE-26 an editor makes a page of ten blocks, and it is looked at, translated, planned, published, moved and brought back', async ({
  page,
  browser,
}) => {
  test.setTimeout(300_000)
  const stamp = Date.now().toString(36)
  const title = `Letters ${stamp}`
  const live = `/en-gb/dk-shop/private/letters-${stamp}/`
  const moved = `/en-gb/dk-shop/private/notes-${stamp}/`
  const danish = `/da-dk/dk-shop/private/breve-${stamp}/`
  let id = ''
  let origin = ''

  await test.step('writes a new page of ten blocks and keeps it as a draft', async () => {
    await enterEditor(page, 'publisher')
    await page.goto('/admin/collections/pages/create')
    await expect(page).toHaveTitle(/Kindred/)
    origin = new URL(page.url()).origin
    await write(page, { title, slug: `letters-${stamp}`, intro: 'What people wrote to us.' })
    for (const [place, [kind, field, words]] of kinds.entries())
      await addBlock(page, place, kind, field, words)
    for (const place of [4, 3, 2, 1, 0]) await duplicateBlock(page, place)
    await page.getByRole('button', { name: 'Save Draft' }).click()
    await expect(page).toHaveURL(/\/admin\/collections\/pages\/[\da-f-]{36}/)
    id = /pages\/([\da-f-]{36})/.exec(page.url())?.[1] ?? ''
    expect((await page.request.get(live)).status()).toBe(404)
  })

  await test.step('looks at the real page as it will be, in the editor and alone', async () => {
    await openForm(page, id, 'en-GB')
    const toggler = page.getByRole('button', { name: /live preview$/i })
    // The editor remembers who had it open.
    if ((await toggler.getAttribute('aria-label')) === 'Live Preview') await toggler.click()
    const frame = page.frameLocator('#live-preview-iframe')
    await expect(frame.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await page.goto(`/en-gb/preview/${id}/`)
    const banner = page.getByRole('complementary', { name: 'Draft preview' })
    await expect(banner).toContainText('Nobody else sees this page yet in English.')
    for (const [, , words] of kinds) await expect(page.getByText(words, { exact: true })).toHaveCount(2)
    await expect(page.locator('meta[name="robots"]').first()).toHaveAttribute('content', /noindex/)
    await expectPrivate(browser, `/en-gb/preview/${id}/`)
    await banner.getByRole('link', { name: 'Leave the preview' }).click()
    await expect(page).not.toHaveURL(/preview/)
  })

  await test.step('sends its texts to a translator, whose file comes back into Danish alone', async () => {
    const translator = await (await browser.newContext({ baseURL: origin })).newPage()
    await enterEditor(translator, 'translator')
    await openForm(translator, id, 'da-DK')
    const saved = translator.waitForEvent('download')
    await translator.getByRole('link', { name: 'Download XLIFF' }).click()
    const file = await readFile(await (await saved).path(), 'utf8')
    for (const [, , words] of kinds) expect(file).toContain(words)
    const translated = file.replace(
      /<source>(.*?)<\/source>/g,
      (all, said: string) => `${all}<target>${translate(said, stamp)}</target>`,
    )
    const send = (to: string, data: string) =>
      translator.request.post(`/cms-api/pages/${id}/xliff?from=en-GB&to=${to}`, {
        data,
        headers: { origin, 'content-type': 'application/xliff+xml' },
      })
    expect((await send('da-DK', translated.replace('id="title"', 'id="x"'))).status()).toBe(422)
    expect((await send('fr-FR', translated.replace('trgLang="da-DK"', 'trgLang="fr-FR"'))).status()).toBe(403)
    await translator.getByLabel('Bring it back').setInputFiles({
      name: 'letters.xlf',
      mimeType: 'application/xliff+xml',
      buffer: Buffer.from(translated),
    })
    await expect(translator.getByText(/^13 texts changed/)).toBeVisible()
    await translator.goto(`/da-dk/preview/${id}/`)
    await expect(translator.getByRole('heading', { level: 1, name: `Breve ${stamp}` })).toBeVisible()
    await translator.context().close()
  })

  await test.step('publishes English: it is there at once, without a rebuild, and Danish is not', async () => {
    await openForm(page, id, 'en-GB')
    await publish(page, 'English')
    await expect.poll(() => readTitle(page.request, live)).toContain(title)
    expect(await readTitle(page.request, danish)).not.toContain('Breve')
  })

  await test.step('plans Danish for tomorrow, and when its time comes Danish alone is published', async () => {
    await page.goto('/admin/collections/publish-plans/create')
    await choose(page, 'page', title)
    await choose(page, 'languages', 'Dansk')
    const tomorrow = new Date(Date.now() + 86_400_000).toLocaleDateString('en-US', { dateStyle: 'medium' })
    await page.locator('#field-at input').fill(`${tomorrow} 9:00 AM`)
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page).toHaveURL(/\/publish-plans\/[\da-f-]{36}/)
    await expect(page.locator('#field-state')).toContainText('Waiting')
    expect(await readTitle(page.request, danish)).not.toContain('Breve')
    // Tomorrow is brought nearer by whoever planned it; the queue does the rest by the clock.
    const plan = /publish-plans\/([\da-f-]{36})/.exec(page.url())?.[1]
    const answer = await page.request.patch(`/cms-api/publish-plans/${plan}`, {
      headers: { origin },
      data: { at: new Date(Date.now() + 1500).toISOString() },
    })
    expect(answer.status()).toBe(200)
    await expect.poll(() => readTitle(page.request, danish)).toContain('Breve')
    await page.goto('/admin/languages')
    const row = page.getByRole('row', { name: new RegExp(title) })
    await expect(row.getByRole('link', { name: 'Dansk: visitors see it', exact: true })).toBeVisible()
  })

  await test.step('moves it: the old address leads on, for good', async () => {
    await openForm(page, id, 'en-GB')
    await write(page, { slug: `notes-${stamp}`, title: `Notes ${stamp}` })
    await publish(page, 'English')
    await expect.poll(() => readTitle(page.request, moved)).toContain('Notes')
    const old = await page.request.get(live, { maxRedirects: 0 })
    expect([old.status(), new URL(old.headers().location ?? '', origin).pathname]).toEqual([308, moved])
    expect(await readTitle(page.request, danish)).toContain('Breve')
  })

  await test.step('brings the first version back as a draft, and publishes it', async () => {
    const versions = await page.request.get(
      `/cms-api/pages/versions?where[parent][equals]=${id}&sort=createdAt&limit=1&depth=0&locale=en-GB`,
      { headers: { origin } },
    )
    const [first] = (await versions.json()).docs
    await page.goto(`/admin/collections/pages/${id}/versions/${first.id}`)
    await page.getByRole('button', { name: 'Restore this version' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click()
    await expect(page).toHaveURL(new RegExp(`pages/${id}$`))
    await openForm(page, id, 'en-GB')
    await expect(page.locator('#field-title')).toHaveValue(title)
    // Visitors see no change before it is published.
    expect(await readTitle(page.request, moved)).toContain('Notes')
    await publish(page, 'English')
    await expect.poll(() => readTitle(page.request, live)).toContain(title)
    expect(await readTitle(page.request, danish)).toContain('Breve')
  })
})

/** Somebody who is not signed in gets no draft, only the sign-in. */
async function expectPrivate(browser: Browser, path: string): Promise<void> {
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.goto(path)
  await expect(page).toHaveURL(/\/staff\/sign-in/)
  await context.close()
}

/** One of the choices of a field, found by typing. */
async function choose(page: Page, field: string, words: string): Promise<void> {
  await page.locator(`#field-${field} input`).first().fill(words)
  await page.locator('.rs__option', { hasText: words }).first().click()
}

function translate(said: string, stamp: string): string {
  if (said === `Letters ${stamp}`) return `Breve ${stamp}`
  if (said === `letters-${stamp}`) return `breve-${stamp}`
  return `På dansk: ${said}`
}
