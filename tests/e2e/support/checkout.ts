import { expect, type Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'

/** A card whose name lies over all of it: pressed on its name, as people do. */
export async function chooseCard(page: Page, name: string | RegExp): Promise<void> {
  const radio = page.getByRole('radio', { name })
  await page.locator(`label[for="${await radio.getAttribute('id')}"]`).click()
  await expect(radio).toBeChecked()
}

/** Information: the clinic by its city and, where none is kept, who pays. */
export async function giveInformation(page: Page, clinic: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: 'Your information' })).toBeVisible()
  await expect(page.getByRole('radio', { name: 'To your home' })).toBeDisabled()
  await expectAccessible(page)
  const search = page.getByRole('combobox', { name: /^Clinic in/ })
  await search.fill(clinic)
  await page.getByRole('listbox').getByRole('option').first().click()
  await expect(search).toHaveValue(new RegExp(clinic))
  await fillBilling(page)
  await page.getByRole('button', { name: 'Continue to shipping' }).click()
}

/** Information of an order in which nothing travels: only who pays. */
export async function giveBilling(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: 'Your information' })).toBeVisible()
  await expect(page.getByRole('radio', { name: 'To your home' })).toHaveCount(0)
  await expectAccessible(page)
  await fillBilling(page)
  await page.getByRole('button', { name: 'Continue to summary' }).click()
}

async function fillBilling(page: Page): Promise<void> {
  const street = page.getByRole('textbox', { name: 'Street and number' })
  if ((await street.inputValue()) !== '') return
  await street.fill('Opdigtet Gade 5')
  await page.getByRole('textbox', { name: 'Postal code' }).fill('8000')
  await page.getByRole('textbox', { name: 'City' }).fill('Aarhus C')
}

/** Shipping: a nitrogen tank on the first day it leaves. */
export async function chooseShipping(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: 'Shipping' })).toBeVisible()
  await chooseCard(page, 'Nitrogen tank')
  await page
    .getByRole('button', { name: /: leaves us$/ })
    .first()
    .click()
  await expect(page.getByText(/^Leaves .+/).last()).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Continue to summary' }).click()
}

/** The summary: nothing is ticked beforehand, and without the agreement it does not go on. */
export async function agree(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: 'Look it over' })).toBeVisible()
  const terms = page.getByRole('checkbox', { name: /I agree to the terms/ })
  const privacy = page.getByRole('checkbox', { name: /privacy policy/ })
  await expect(terms).not.toBeChecked()
  await expect(privacy).not.toBeChecked()
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await expect(page.getByRole('alert').getByRole('link')).toHaveText([
    'Agree to the terms to go on.',
    'Agree to the privacy policy to go on.',
  ])
  await expectAccessible(page)
  await terms.check()
  await privacy.check()
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Payment' })).toBeVisible()
  await expectAccessible(page)
}

/** The success page: waits for the paid order and gives its number. */
export async function readOrderNumber(page: Page): Promise<string> {
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you. Your order is placed.' })).toBeVisible(
    {
      timeout: 30_000,
    },
  )
  await expectAccessible(page)
  const number = new URL(page.url()).searchParams.get('orderNumber') ?? ''
  await expect(page.getByText(`Order ${number}`)).toBeVisible()
  return number
}
