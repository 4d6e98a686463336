import { readFile } from 'node:fs/promises'
import { type Download, expect, test } from '@playwright/test'
import { expectAccessibleInBothThemes } from './support/axe.ts'
import { disguised, notes, paper } from './support/files.ts'
import { findMail } from './support/mail.ts'
import { signInStaff } from './support/staff.ts'

const shop = '/da-dk/dk-shop/private'

test.use({ locale: 'da-DK' })

test('FORM-03 FORM-27 UPL-03 every kind of field is filled in Danish with a file, and the department finds it', async ({
  page,
  browser,
}) => {
  const name = `Åse Prøve ${Date.now().toString(36)}`

  await test.step('files that cannot be taken are refused in words, and the right one is sent ahead', async () => {
    await page.goto(`${shop}/demo/formular/`)
    await expect(page.locator('html')).toHaveAttribute('lang', 'da-DK')
    await expectAccessibleInBothThemes(page)
    const file = page.locator('input[type="file"]')
    // Until the page has woken the browser's own control holds the file and says nothing.
    await expect(async () => {
      await file.setInputFiles(notes('noter.txt'))
      await expect(page.getByText(/^Filtypen skal være en af følgende: \.pdf, \.jpg/)).toBeVisible({
        timeout: 1000,
      })
    }).toPass()
    await expect(page.getByText('Ingen filer valgt')).toBeVisible()
    await file.setInputFiles(disguised('skjult.pdf'))
    await expect(page.getByText(/^Indholdet af skjult\.pdf er ikke det, navnet siger\./)).toBeVisible()
    await expectAccessibleInBothThemes(page)
    await page.getByRole('button', { name: 'Fjern skjult.pdf' }).click()
    await file.setInputFiles(paper('papir.pdf'))
    await expect(page.getByRole('listitem').filter({ hasText: 'papir.pdf' })).toContainText('modtaget')
  })

  await test.step('every field is filled, and what was sent is said', async () => {
    await page.getByLabel('Navn', { exact: true }).fill(name)
    await page.getByLabel('E-mailadresse').fill('aase@example.test')
    await page.getByLabel('Nærmeste afdeling').selectOption('odense')
    await page.getByLabel('Grøn').check()
    await page.getByLabel('Stemme').check()
    await page.locator('input[name="field.born"]').fill('29/02/2000')
    await page.locator('input[name="field.visit"]').fill('12/31/2025')
    await page.locator('input[name="field.start"]').fill('2027-01-01')
    await page.getByLabel('Jeg ved, at dette er en demonstration.').check()
    await page.getByRole('button', { name: 'Send', exact: true }).click()
    await expect(page.getByText('Det er kommet frem.')).toBeVisible()
    await expectAccessibleInBothThemes(page)
  })

  await test.step('the department has a mail without an answer in it, and finds the answers and the file', async () => {
    const mail = await findMail(page, 'donors@demo.test', 'New answers: Every kind of field')
    expect(mail.text).not.toContain('Åse')
    const staff = await (await browser.newContext()).newPage()
    await signInStaff(staff, '/staff/submissions', 'coordinator@demo.test')
    await expect(staff.getByRole('heading', { level: 1, name: 'Submissions' })).toBeVisible()
    await staff.getByLabel('Find', { exact: true }).fill(name)
    await staff.getByRole('button', { name: 'Show', exact: true }).click()
    await expect(staff).toHaveURL(/sought=/)
    expect(staff.url()).not.toContain(encodeURIComponent(name))
    await expectAccessibleInBothThemes(staff)
    await staff.getByRole('link', { name: 'Every kind of field' }).click()
    for (const answer of [name, 'Odense', '2000-02-29', '2025-12-31', '2027-01-01', '00:30', 'Ticked'])
      await expect(staff.getByText(answer, { exact: true }).first()).toBeVisible()
    await expectAccessibleInBothThemes(staff)
    const saved = staff.waitForEvent('download')
    await staff.getByRole('button', { name: 'Download papir.pdf' }).click()
    expect(await readSaved(saved)).toEqual(['papir.pdf', paper('').buffer])
    await staff.getByLabel('Status').selectOption('inProgress')
    await staff.getByRole('button', { name: 'Change status' }).click()
    await expect(staff.getByText('New → In progress')).toBeVisible()
    await staff.context().close()
  })
})

test('DL-05 DL-07 a document is saved under its name, and one for customers is refused in words', async ({
  page,
}) => {
  await page.goto(`${shop}/demo/download/`)
  await expectAccessibleInBothThemes(page)
  const saved = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Hent Receiving a nitrogen tank' }).click()
  const [fileName, bytes] = await readSaved(saved)
  expect(fileName).toBe('receiving-a-tank.pdf')
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')

  const closed = page.getByRole('link', { name: 'Hent Agreement on storage' })
  await closed.click()
  await expect(page.getByText('Agreement on storage er for kunder. Log ind, og prøv igen.')).toBeVisible()
  await expectAccessibleInBothThemes(page)
  const address = (await closed.getAttribute('href')) ?? ''
  const document = address.replace('/address', '')
  for (const path of [address, document])
    expect([path, (await page.request.get(path)).status()]).toEqual([path, 401])
})

test('BLOG-01 BLOG-02 BLOG-03 the blog is read from the overview by a tag to a post, on to its neighbours, and as a feed', async ({
  page,
}) => {
  const posts = page.getByRole('region', { name: 'Indlæg' }).getByRole('article')
  await test.step('the overview has pages', async () => {
    await page.goto(`${shop}/blog/`)
    await expectAccessibleInBothThemes(page)
    await expect(posts).toHaveCount(6)
    await page.getByRole('link', { name: 'Ældre indlæg' }).click()
    await expect(page).toHaveURL(/page=2$/)
    await expect(posts).toHaveCount(4)
    await page.goBack()
  })

  await test.step('a tag shows its posts', async () => {
    await page.getByRole('navigation', { name: 'Emner' }).getByRole('link', { name: 'Familier' }).click()
    await expect(page).toHaveURL(/\/blog\/emne\/familier\/$/)
    await expect(page.getByRole('heading', { level: 1, name: 'Familier' })).toBeVisible()
    await expectAccessibleInBothThemes(page)
  })

  await test.step('a post leads on to its neighbours', async () => {
    await posts.getByRole('link', { name: 'At fortælle det til et barn, fra første uge' }).first().click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'At fortælle det til et barn, fra første uge',
    )
    await expect(page.getByText('Af Nora Bech')).toBeVisible()
    await expect(page.getByText(/minut(ter)?s læsning/).first()).toBeVisible()
    await expectAccessibleInBothThemes(page)
    const related = page.getByRole('region', { name: 'Læs videre' })
    const next = (await related.getByRole('link').nth(1).getAttribute('href')) ?? ''
    await related.locator(`a[href="${next}"]`).first().click()
    await expect(page).toHaveURL(new RegExp(`${next}$`))
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/At fortælle/)
  })

  await test.step('readers find the feeds', async () => {
    const feed = async (type: string) => {
      const href = await page.locator(`link[rel="alternate"][type="${type}"]`).first().getAttribute('href')
      return page.request.get(href ?? '')
    }
    const rss = await feed('application/rss+xml')
    expect(rss.headers()['content-type']).toContain('application/rss+xml')
    expect(await rss.text()).toContain('<title>At fortælle det til et barn, fra første uge</title>')
    const { items, language } = await (await feed('application/feed+json')).json()
    expect([language, items.length]).toEqual(['da-DK', 10])
    for (const { url } of items.slice(0, 2))
      expect((await page.request.get(new URL(url).pathname)).status()).toBe(200)
  })
})

/** What a browser has saved: the name it gave, and the bytes. */
async function readSaved(download: Promise<Download>): Promise<[string, Buffer]> {
  const saved = await download
  return [saved.suggestedFilename(), await readFile(await saved.path())]
}
