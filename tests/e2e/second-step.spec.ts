import { expect, test } from '@playwright/test'
import { TOTP } from 'otpauth'
import { expectAccessible, expectAccessibleInBothThemes } from './support/axe.ts'
import { forgetVisit, givePassword, security } from './support/give-password.ts'
import { findLink, findMail } from './support/mail.ts'
import { makeCustomer } from './support/new-customer.ts'

const orders = '/en-gb/account/orders/'

/** The code of an app in the half minute now, or in the next one where this one's was used. */
const codeOf = (secret: string, ahead: 0 | 1) =>
  new TOTP({ secret: secret.replaceAll(' ', '') }).generate({ timestamp: Date.now() + ahead * 30_000 })

test('SES-01 a second step is set up, asked for at sign-in, replaced by a recovery code, and taken off', async ({
  page,
}) => {
  const email = await makeCustomer(page, 'Torvald')
  const code = page.getByRole('textbox', { name: 'Code' })
  await givePassword(page, email)
  await page.getByRole('link', { name: 'Set up: Second step' }).click()
  await expect(page.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible()
  const secret = (await page.locator('.k-app-set-up code').innerText()).trim()
  await code.fill('000000')
  await page.getByRole('button', { name: 'Turn on' }).click()
  await expect(page.getByText('The code is not right')).toBeVisible()
  await expectAccessibleInBothThemes(page)
  await code.fill(codeOf(secret, 0))
  await page.getByRole('button', { name: 'Turn on' }).click()
  await expect(page.getByRole('heading', { name: 'Your recovery codes' })).toBeFocused()
  await expectAccessibleInBothThemes(page)
  const codes = await page.locator('.k-codes code').allInnerTexts()
  expect(codes).toHaveLength(10)
  await page.getByRole('link', { name: 'I have kept them' }).click()
  await expect(page.getByText('10 recovery codes are left.')).toBeVisible()

  await test.step('the password alone is not enough', async () => {
    await givePassword(page, email)
    await expect(page.getByRole('heading', { level: 1, name: 'Your code' })).toBeVisible()
    await code.fill('111111')
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByRole('alert').first()).toContainText('The code is not right')
    await expectAccessibleInBothThemes(page)
    await code.fill(codeOf(secret, 1))
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page).toHaveURL(security)
  })

  await test.step('a recovery code does in its place', async () => {
    await givePassword(page, email)
    await code.fill(codes[3] ?? '')
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByText('9 recovery codes are left.')).toBeVisible()
  })

  await test.step('it is taken off, and its owner heard of every change', async () => {
    await page.getByRole('link', { name: 'Change: Second step' }).click()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Turn off' }).click()
    await expect(page.getByRole('link', { name: 'Set up: Second step' })).toBeVisible()
    for (const subject of [
      'Your account asks for a code now',
      'A recovery code was used',
      'Your account no longer asks for a code',
    ])
      await findMail(page, email, subject)
  })

  await test.step('another address counts once the link that went to it is followed', async () => {
    await page.getByRole('link', { name: 'Change: E-mail address' }).click()
    await page.getByLabel('New e-mail address').fill(`new-${email}`)
    await expectAccessibleInBothThemes(page)
    await page.getByRole('button', { name: 'Send the link' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Look into your inbox' })).toBeVisible()
    const mail = await findMail(page, `new-${email}`, 'Confirm your new e-mail address')
    await page.goto(findLink(mail, 'confirm-new-email'))
    await expectAccessibleInBothThemes(page)
    await page.getByRole('button', { name: 'Use this address' }).click()
    await page.getByRole('link', { name: 'Sign-in and security' }).click()
    await expect(page.getByText(`You sign in with new-${email}`)).toBeVisible()
    await findMail(page, email, 'Your e-mail address was changed')
  })
})

test('SES-01 a passkey is added, signs in without a password, and is removed', async ({ page, context }) => {
  const email = await makeCustomer(page, 'Astrid')
  const devTools = await context.newCDPSession(page)
  await devTools.send('WebAuthn.enable')
  await devTools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  await givePassword(page, email)
  await page.getByRole('link', { name: 'Set up: Passkeys' }).click()
  await page.getByLabel('Name').fill('My phone')
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await expect(page.getByText('Not used yet')).toBeVisible()
  await expectAccessibleInBothThemes(page)
  // The same device does not keep a second one.
  await page.getByLabel('Name').fill('Again')
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await expect(page.getByRole('alert').first()).toContainText('keeps a passkey for your account already')

  await forgetVisit(page)
  await page.goto(orders)
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expect(page).toHaveURL(orders)

  await page.goto(`${security}passkeys/`)
  await page.getByRole('button', { name: 'Remove: My phone' }).click()
  await expect(page.getByText('No passkeys yet.')).toBeVisible()
  for (const subject of ['A passkey was added to your account', 'A passkey was removed from your account'])
    await findMail(page, email, subject)
  await forgetVisit(page)
  await page.goto(orders)
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expect(page.getByRole('alert').first()).toContainText('This passkey is not known here')
})
