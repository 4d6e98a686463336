import { expect, type Page, test } from '@playwright/test'
import { TOTP } from 'otpauth'
import { expectAccessible } from './support/axe.ts'
import { findMail } from './support/mail.ts'
import { makeCustomer, ownPassword } from './support/new-customer.ts'
import { signIn } from './support/sign-in.ts'

const shop = '/en-gb/dk-shop/private/'
const account = '/en-gb/account/'
const security = '/en-gb/account/security/'

/** axe in both themes: what stands only in one is looked at too. */
async function expectAccessibleInBothThemes(page: Page) {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await expectAccessible(page)
  }
}

/** The code of an app at a moment that was not used yet. */
const codeOf = (secret: string, ahead: number) =>
  new TOTP({ secret: secret.replaceAll(' ', '') }).generate({ timestamp: Date.now() + ahead * 30_000 })

test('SES-01 SES-05 SES-15 SES-16 SES-17 RTE-02 RTE-17 signs in where it was asked, is known in the other tab, and out in both at once', async ({
  page,
  context,
}) => {
  const email = await makeCustomer(page, 'Ingrid')

  await test.step('is asked why, and comes back to the page it wanted', async () => {
    await page.goto('/en-gb/account/orders/')
    await expect(page).toHaveURL(/\/en-gb\/account\/sign-in\/\?interaction=/)
    await expect(page.getByText('Sign in to see this page.')).toBeVisible()
    await expectAccessibleInBothThemes(page)
    await page.getByLabel('E-mail address').fill(email)
    await page.getByLabel('Password', { exact: true }).fill('not it')
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(page.getByRole('alert').first()).toContainText('is not right')
    await expectAccessible(page)
    await signIn(page, email, ownPassword)
    await expect(page).toHaveURL(/\/en-gb\/account\/orders\/$/)
  })

  await test.step('keeps the session where no script reads it', async () => {
    const cookies = (await context.cookies()).filter(({ name }) => name.includes('session-token'))
    expect(cookies.length).toBeGreaterThan(0)
    for (const cookie of cookies) expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' })
    const readable = await page.evaluate(() =>
      JSON.stringify([document.cookie, { ...localStorage }, { ...sessionStorage }]),
    )
    expect(readable).not.toMatch(/session-token|eyJ|Bearer/)
  })

  const other = await context.newPage()
  await test.step('is known in a second tab', async () => {
    await other.goto(account)
    await expect(other.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(other).toHaveURL(/\/account\/$/)
  })

  await test.step('signs out in one tab; the other shows nothing personal any more', async () => {
    await page.goto('/api/auth/federated-logout/')
    await page.goto(shop)
    await expect(other).toHaveURL(/\/account\/sign-in\//)
    await expect(other.getByText('You were signed out. Sign in again.')).toBeVisible()
    await expectAccessibleInBothThemes(other)
    const session = await page.request.get('/api/auth/session/')
    expect(await session.json()).toBeNull()
  })
})

test('SES-22 signs out everywhere else, and the owner hears of it', async ({ page, browser }) => {
  const email = await makeCustomer(page, 'Sigrid')
  await page.goto(account)
  await signIn(page, email, ownPassword)
  const elsewhere = await browser.newContext()
  const there = await elsewhere.newPage()
  await there.goto(account)
  await signIn(there, email, ownPassword)
  await findMail(page, email, 'New sign-in to your account')

  await page.goto(security)
  await expect(page.getByText('This browser')).toBeVisible()
  await expectAccessibleInBothThemes(page)
  await page.getByRole('button', { name: 'Sign out everywhere else' }).click()
  await expect(page.getByText('You are signed in nowhere else.')).toBeVisible()
  await there.goto(account)
  await expect(there).toHaveURL(/\/account\/sign-in\//)
  // Not by a sign-in that the provider still remembers, either.
  await there.goto('/en-gb/account/orders/')
  await expect(there).toHaveURL(/\/account\/sign-in\//)
  await findMail(page, email, 'Your other browsers were signed out')
  await elsewhere.close()
})

test('CRT-03 sets up a second step, signs in with its code, then with a recovery code, and takes it off', async ({
  page,
  context,
}) => {
  const email = await makeCustomer(page, 'Torvald')
  await page.goto(security)
  await signIn(page, email, ownPassword)
  await page.getByRole('link', { name: 'Set up: Second step' }).click()
  await expect(page.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible()
  await expectAccessibleInBothThemes(page)
  const secret = (await page.locator('.k-app-set-up code').innerText()).trim()
  await page.getByLabel('Code').fill('000000')
  await page.getByRole('button', { name: 'Turn on' }).click()
  await expect(page.getByText('The code is not right')).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Code').fill(codeOf(secret, 0))
  await page.getByRole('button', { name: 'Turn on' }).click()
  await expect(page.getByRole('heading', { name: 'Your recovery codes' })).toBeFocused()
  await expectAccessibleInBothThemes(page)
  const codes = await page.locator('.k-codes code').allInnerTexts()
  expect(codes).toHaveLength(10)
  await findMail(page, email, 'Your account asks for a code now')
  await page.getByRole('link', { name: 'I have kept them' }).click()
  await expect(page.getByText('10 recovery codes are left.')).toBeVisible()

  await test.step('the password alone is not enough', async () => {
    await context.clearCookies()
    await page.goto(security)
    await page.getByLabel('E-mail address').fill(email)
    await page.getByLabel('Password', { exact: true }).fill(ownPassword)
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Your code' })).toBeVisible()
    await expectAccessibleInBothThemes(page)
    await page.getByLabel('Code').fill('111111')
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByRole('alert').first()).toContainText('The code is not right')
    await page.getByLabel('Code').fill(codeOf(secret, 1))
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page).toHaveURL(/\/account\/security\/$/)
  })

  await test.step('a recovery code does in its place, once', async () => {
    await context.clearCookies()
    await page.goto(security)
    await page.getByLabel('E-mail address').fill(email)
    await page.getByLabel('Password', { exact: true }).fill(ownPassword)
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await page.getByLabel('Code').fill(codes[3] ?? '')
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByText('9 recovery codes are left.')).toBeVisible()
    await findMail(page, email, 'A recovery code was used')
  })

  await test.step('is taken off', async () => {
    await page.getByRole('link', { name: 'Change: Second step' }).click()
    await expectAccessibleInBothThemes(page)
    await page.getByRole('button', { name: 'Turn off' }).click()
    await expect(page.getByRole('link', { name: 'Set up: Second step' })).toBeVisible()
    await findMail(page, email, 'Your account no longer asks for a code')
  })
})

test('SES-01 adds a passkey and signs in with it', async ({ page, context }) => {
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
  await page.goto(security)
  await signIn(page, email, ownPassword)
  await page.getByRole('link', { name: 'Set up: Passkeys' }).click()
  await expectAccessibleInBothThemes(page)
  await page.getByLabel('Name').fill('My phone')
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await expect(page.getByText('My phone')).toBeVisible()
  await expect(page.getByText('Not used yet')).toBeVisible()
  await expectAccessibleInBothThemes(page)
  await findMail(page, email, 'A passkey was added to your account')
  // The same device does not keep a second one.
  await page.getByLabel('Name').fill('Again')
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await expect(page.getByRole('alert').first()).toContainText('keeps a passkey for your account already')

  await context.clearCookies()
  await page.goto('/en-gb/account/orders/')
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expect(page).toHaveURL(/\/account\/orders\/$/)

  await page.goto('/en-gb/account/security/passkeys/')
  await page.getByRole('button', { name: 'Remove: My phone' }).click()
  await expect(page.getByText('No passkeys yet.')).toBeVisible()
  await findMail(page, email, 'A passkey was removed from your account')
  await context.clearCookies()
  await page.goto('/en-gb/account/orders/')
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expect(page.getByRole('alert').first()).toContainText('This passkey is not known here')
})

test('SES-29 says what went wrong with a sign-in, and leads on', async ({ page }) => {
  for (const [error, words] of [
    ['OAuthCallback', 'Signing in was interrupted. Start again.'],
    ['UnknownError', 'Signing in did not work. Try again.'],
    ['Configuration', 'Signing in is not possible right now.'],
  ] as const) {
    await page.goto(`/api/auth/error/?error=${error}`)
    await expect(page.getByText(words)).toBeVisible()
    await expectAccessibleInBothThemes(page)
    await page.getByRole('link', { name: 'Start again' }).click()
    await expect(page.getByLabel('E-mail address')).toBeVisible()
  }
})

test('SES-06 SES-07 SES-08 SES-09 SES-10 SES-11 answers the calls of a sign-in by script', async ({
  page,
}) => {
  const { request } = page
  const email = await makeCustomer(page, 'Solveig')
  const csrf = async () => (await (await request.get('/api/auth/csrf/')).json()).csrfToken as string
  expect(await csrf()).toMatch(/^[0-9a-f]{64}$/)
  expect(await (await request.get('/api/auth/providers/')).json()).toMatchObject({
    kindred: { id: 'kindred', type: 'oauth' },
  })

  await test.step('a sign-in says whether it went well and where to go on', async () => {
    const ask = async (csrfToken: string) => {
      const form = { csrfToken, callbackUrl: '/en-gb/account/', json: 'true' }
      const answer = await request.post('/api/auth/signin/kindred/', { form })
      return { ok: answer.ok(), status: answer.status(), url: (await answer.json()).url as string }
    }
    const well = await ask(await csrf())
    expect(well).toMatchObject({ ok: true, status: 200 })
    expect(new URL(well.url, 'http://kindred').pathname).toBe('/oidc/auth')
    const forged = await ask('0'.repeat(64))
    expect(new URL(forged.url, 'http://kindred').pathname).not.toBe('/oidc/auth')
  })

  await test.step('a session is looked at anew and ended only with the token', async () => {
    await page.goto(account)
    await signIn(page, email, ownPassword)
    const csrfToken = await csrf()
    const updated = await request.post('/api/auth/session/', {
      data: { csrfToken, data: { name: 'Mallory' } },
    })
    // What a browser sends changes nothing of who the session is for.
    expect(await updated.json()).toMatchObject({ user: { name: 'Solveig Overgaard', email } })
    await request.post('/api/auth/signout/', { form: { csrfToken: '0'.repeat(64), json: 'true' } })
    expect(await (await request.get('/api/auth/session/')).json()).not.toBeNull()
    await request.post('/api/auth/signout/', { form: { csrfToken, callbackUrl: '/', json: 'true' } })
    expect(await (await request.get('/api/auth/session/')).json()).toBeNull()
  })
})
