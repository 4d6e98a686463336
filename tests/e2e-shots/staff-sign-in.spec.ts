import { expect, test } from '@playwright/test'
import { demoPassword } from './support/sign-in.ts'

test.use({ javaScriptEnabled: false })

test('staff sign in and out without scripts, come back to what they asked for, and are told when it was wrong', async ({
  page,
}) => {
  await page.goto('/staff/submissions?status=done')
  await expect(page).toHaveURL(/\/staff\/sign-in/)
  await page.getByLabel('E-mail').fill('coordinator@demo.test')
  await page.getByLabel('Password').fill('not this one')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  expect(page.url()).not.toContain('coordinator')

  await page.getByLabel('E-mail').fill('coordinator@demo.test')
  await page.getByLabel('Password').fill(demoPassword)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Submissions' })).toBeVisible()
  await expect(page).toHaveURL(/status=done/)

  await page.getByRole('link', { name: 'Sign out' }).click()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page).toHaveURL(/\/staff\/sign-in/)
  await page.goto('/staff/submissions')
  await expect(page).toHaveURL(/\/staff\/sign-in/)
})
