import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from './support/axe.ts'
import { paper } from './support/files.ts'

const contact = '/en-gb/dk-shop/private/contact/'
const everyKind = '/da-dk/dk-shop/private/demo/formular/'
const faults = (page: Page) => page.locator('.k-form .k-field__error')

test('FORM-22 FORM-23 FORM-24 FORM-26 a form speaks up when its time has come, fails without losing an answer, and is sent once', async ({
  page,
}) => {
  await page.goto(contact)
  await expect(faults(page)).toHaveCount(0)
  await expectAccessible(page)

  await test.step('an error shows once its field was left, and all of them once sending was tried', async () => {
    const name = page.getByLabel('Your name')
    // Until the page has woken, leaving a field does nothing.
    await expect(async () => {
      await name.focus()
      await page.keyboard.press('Tab')
      await expect(faults(page)).toHaveText(['Field is required'], { timeout: 1000 })
    }).toPass()
    await page.getByLabel('Your message').focus()
    await page.getByRole('button', { name: 'Send the message' }).click()
    await expect(faults(page)).toHaveText([
      'Field is required',
      'Field is required',
      'Selection is required',
      'Field is required',
      'Selection is required',
    ])
    await expect(name).toBeFocused()
    await expectAccessible(page)
  })

  await test.step('the first wrong answer has the focus, with the words of the form’s maker', async () => {
    await page.getByLabel('Your name').fill('Ada Test')
    await page.getByLabel('E-mail address').fill('ada@example.test')
    await page.getByLabel(/^Phone/).fill('none')
    await page.getByLabel('An order or a delivery').check()
    await page.getByLabel('Your message').fill('Are there family places left in Norway?')
    await page.getByLabel(/You may keep my message/).check()
    await page.getByRole('button', { name: 'Send the message' }).click()
    await expect(faults(page)).toHaveText(['Use digits, with a + in front if you like.'])
    await expect(page.getByLabel(/^Phone/)).toBeFocused()
    await page.getByLabel(/^Phone/).fill('+45 86 00 00 00')
  })

  await test.step('a failure keeps every answer', async () => {
    await page.route('**/api/cms/forms/submit', (route) => route.abort(), { times: 1 })
    await page.getByRole('button', { name: 'Send the message' }).click()
    await expect(page.getByText('Failed to submit form.')).toBeVisible()
    await expect(page.getByLabel('Your message')).toHaveValue('Are there family places left in Norway?')
    await expect(page.getByLabel('An order or a delivery')).toBeChecked()
  })

  await test.step('two presses send one form', async () => {
    const sent: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/forms/submit')) sent.push(request.postData() ?? '')
    })
    await page.getByRole('button', { name: 'Send the message' }).dblclick()
    await expect(page.getByText('Your message has arrived')).toBeVisible()
    await expect(page.locator('.k-form__done')).toBeFocused()
    expect(sent).toHaveLength(1)
    expect(JSON.parse(sent[0] ?? '')).toMatchObject({
      formCurrentStepIndex: '0',
      formLanguage: 'en-GB',
      submitId: 'send',
      fields: { name: 'Ada Test', topic: 'order', source: 'contact-page' },
    })
    await expectAccessible(page)
  })
})

test('FORM-26 a form without scripts comes back with its answers and what was wrong, and nothing of it in the address', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, locale: 'da-DK' })
  const page = await context.newPage()
  await page.goto(everyKind)
  await page.locator('input[name="field.name"]').fill('Bo Uden')
  await page.locator('input[name="field.email"]').fill('nobody')
  await page.locator('input[name="field.born"]').fill('31/31/2000')
  await page.locator('input[value="voice"]').check()
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(faults(page)).toHaveText([
    'Feltet til e-mail indeholder ikke en gyldig e-mailadresse',
    'Vælg mindst én mulighed',
    'Datoen er ikke gyldig.',
    'Vælg mindst én mulighed',
  ])
  await expect(page.getByText('Formularen kunne ikke sendes.')).toBeVisible()
  await expect(page.locator('input[name="field.name"]')).toHaveValue('Bo Uden')
  await expect(page.locator('input[name="field.email"]')).toHaveValue('nobody')
  await expect(page.locator('input[name="field.born"]')).toHaveValue('31/31/2000')
  await expect(page.locator('input[value="voice"]')).toBeChecked()
  expect(new URL(page.url()).search).toBe('')

  await page.locator('input[name="field.email"]').fill('bo@example.test')
  await page.locator('input[name="field.born"]').fill('01/02/2000')
  await page.locator('input[value="brown"]').check()
  await page.locator('input[name="field.agrees"]').check()
  // Whoever answers faster than a person can is asked to send again; answers stay, a chosen file does not.
  await expect(async () => {
    await page.locator('input[type="file"]').setInputFiles(paper('brev.pdf'))
    await page.getByRole('button', { name: 'Send', exact: true }).click()
    await expect(page.getByText('Det er kommet frem.')).toBeVisible({ timeout: 1000 })
  }).toPass()
  expect(new URL(page.url()).search).toBe('')
  await context.close()
})
