import { expect, type Page, test } from '@playwright/test'
import { expectAccessibleInBothThemes } from './support/axe.ts'
import { signIn } from './support/sign-in.ts'
import { signInStaff } from './support/staff.ts'

const page = '/en-gb/account/genetics/'
const purposes = [
  'Keep the findings and compare them with donors',
  'Let your coordinators read them',
] as const

/** A laboratory’s table with a gene that is not in the list, a formula, and one line that can be read. */
const table = {
  name: 'genes.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from('gene,result\nPAH,negative\nXYZ1,carrier\nHEXA,=1+1'),
}

test('GEN-06 SRCH-11 findings are told by keyboard, donors without the same finding are found, and all is taken back', async ({
  page: tab,
  browser,
}) => {
  await test.step('consent is asked for each purpose and given by keyboard', async () => {
    await tab.goto(page)
    await signIn(tab, 'private@demo.test')
    await expect(tab.getByRole('heading', { level: 1, name: 'Genetic matching' })).toBeVisible()
    await withdraw(tab)
    await expectAccessibleInBothThemes(tab)
    await tab.getByRole('button', { name: 'Agree and begin' }).press('Enter')
    await expect(tab.getByText('Tick the first box to begin')).toBeVisible()
    for (const purpose of purposes) await tab.getByLabel(purpose).press('Space')
    await tab.getByRole('button', { name: 'Agree and begin' }).press('Enter')
    await expect(tab.getByText('Your choice is saved.')).toBeVisible()
  })

  await test.step('a finding is entered, others are read from a file, and nothing is guessed', async () => {
    const gene = tab.getByRole('combobox', { name: 'Gene or condition' })
    await expect(async () => {
      await gene.fill('cystic')
      await expect(tab.getByRole('option', { name: 'Cystic fibrosis (CFTR)' })).toBeVisible({ timeout: 1000 })
    }).toPass()
    await gene.press('Enter')
    await tab.getByRole('button', { name: 'A change was found' }).press('Enter')
    await expect(gene).toBeFocused()
    await tab.getByLabel('Or read them from the laboratory’s file').setInputFiles(table)
    await expect(tab.getByText('Findings taken over: 1.')).toBeVisible()
    await expect(tab.getByText('Line 3: the gene is not in our list.')).toBeVisible()
    await expect(tab.getByText('Line 4, HEXA: it holds a formula')).toBeVisible()
    await tab.getByRole('button', { name: 'Save findings' }).press('Enter')
    await expect(tab.getByText('Saved. Below is what it means.')).toBeVisible()
    await expect(
      tab.getByText(/A child can have the condition only if the donor carries a change in CFTR too\./),
    ).toContainText(
      /If the donor was not tested: 1 child in 92\. If the donor carries a change too: 1 child in 4\./,
    )
    await expectAccessibleInBothThemes(tab)
  })

  await test.step('a coordinator reads and confirms them, and that somebody looked stays known', async () => {
    const context = await browser.newContext()
    const staff = await context.newPage()
    await signInStaff(staff, '/staff/genetics', 'coordinator@demo.test')
    await expectAccessibleInBothThemes(staff)
    await staff.getByRole('link', { name: 'Maja Lindholm' }).press('Enter')
    await expect(staff.getByText('Cystic fibrosis (CFTR)').first()).toBeVisible()
    // Until the page has woken a press does nothing.
    const confirmed = staff.getByText(/^Confirmed \d/)
    await expect(async () => {
      if (!(await confirmed.isVisible()))
        await staff.getByRole('button', { name: 'Confirm as they are' }).press('Enter')
      await expect(confirmed).toBeVisible({ timeout: 10_000 })
    }).toPass()
    await expect(staff.getByText('confirmed the findings').first()).toBeVisible()
    await expectAccessibleInBothThemes(staff)
    await context.close()
  })

  await test.step('the search hides donors with the same finding and says how many', async () => {
    await tab.reload()
    await expect(tab.getByText(/^Confirmed by our staff on /)).toBeVisible()
    await tab.getByRole('link', { name: 'See donors without the same finding' }).press('Enter')
    await expect(tab.getByRole('heading', { level: 1, name: 'Donors and your findings' })).toBeVisible()
    const total = () => tab.locator('.k-search-total').first().textContent()
    const before = readNumber(await total())
    await tab.getByLabel('Hide donors in whom the same gene was found').press('Space')
    await expect(tab).toHaveURL(/fit=yes/)
    const note = tab.getByText(/donors? left out$/)
    await expect(note).toBeVisible()
    const leftOut = readNumber(await note.textContent())
    expect(leftOut).toBeGreaterThan(0)
    expect(readNumber(await total())).toBe(before - leftOut)
    await expect(tab.getByText('Same gene in both')).toHaveCount(0)
    await expectAccessibleInBothThemes(tab)
  })

  await test.step('the donor’s page says what it means, in words and as 1 in N', async () => {
    const card = tab.locator('[data-donor]').filter({ hasText: 'No shared finding' }).first()
    await card.getByRole('link').first().press('Enter')
    const match = tab.getByRole('region', { name: 'Genetic match' })
    await expect(match.getByText('No shared finding').first()).toBeVisible()
    await expect(
      match.getByText(/Found in one of the two, not in the other: 1 child in [\d,]+\./),
    ).toBeVisible()
    await expect(match.getByText('It says nothing about genes that were not compared')).toBeVisible()
    await expectAccessibleInBothThemes(tab)
  })

  await test.step('what was told is taken back, and nothing is left of it', async () => {
    await tab.goto(page)
    await withdraw(tab)
    await expect(tab.getByRole('button', { name: 'Agree and begin' })).toBeVisible()
    await expect(tab.getByText('Cystic fibrosis')).toHaveCount(0)
  })
})

/** Takes every consent away, where there is any. */
async function withdraw(tab: Page): Promise<void> {
  const save = tab.getByRole('button', { name: 'Save my choice' })
  if ((await save.count()) === 0) return
  for (const purpose of purposes) await tab.getByLabel(purpose).setChecked(false)
  await save.press('Enter')
  await expect(tab.getByRole('button', { name: 'Agree and begin' })).toBeVisible()
}

const readNumber = (text: string | null) => Number((text ?? '').replace(/\D/g, ''))
