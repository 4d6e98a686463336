import { expect, type Page, test } from '@playwright/test'
import { expectAccessibleInBothThemes } from './support/axe.ts'
import { security } from './support/give-password.ts'
import { findMail } from './support/mail.ts'
import { makeCustomer, ownPassword } from './support/new-customer.ts'
import { signIn } from './support/sign-in.ts'
import { letSessionsRunOut } from './support/time.ts'

const shop = '/en-gb/dk-shop/private/'
const account = '/en-gb/account/'
const orders = '/en-gb/account/orders/'

/** What the page asks for once the window has the focus again, until the session is answered. */
async function listCallsOnFocus(page: Page): Promise<string[]> {
  const calls: string[] = []
  const add = (request: { url: () => string }) => calls.push(new URL(request.url()).pathname)
  page.on('request', add)
  const answered = page.waitForResponse('**/api/auth/session/')
  await page.evaluate(() => window.dispatchEvent(new Event('focus')))
  await answered
  page.off('request', add)
  return calls
}

test('SES-21 a visitor reads, searches and says where they are treated; what needs an account says so', async ({
  page,
  context,
}) => {
  const search = `${shop}find-a-sperm-donor/`
  const headers = { 'x-shop-code': 'dk' }
  const words = { q: 'storage' }
  expect((await page.request.get('/api/cms/en-gb/search', { headers, params: words })).status()).toBe(200)

  await test.step('another country is kept in the cookie alone', async () => {
    const place = { countryCode: 'DE', shopCode: 'dk', languageName: 'en-gb' }
    await page.request.post('/api/cms/settings/location', { headers, data: place })
    await page.goto(search)
    await expect(page.getByRole('link', { name: /^Treating in/ })).toContainText('Germany')
    expect((await context.cookies()).map(({ name }) => name)).toContain('Location_settings_data')
    expect((await page.request.get('/api/users/me/settings', { headers })).status()).toBe(401)
  })

  await test.step('donors are shown without photograph, and none can be saved or bought', async () => {
    const found = await page.request.post('/api/cms/donors/searchallmarkets', { headers, data: {} })
    for (const donor of (await found.json()).donors)
      expect(donor).toMatchObject({ profilePhotoUrl: null, faceMatchingScore: null })
    await expect(page.getByRole('button', { name: /^Save .+: sign in first$/ }).first()).toBeDisabled()
    await expect(page.locator('main img:not([src*="/media/portraits/"])')).toHaveCount(0)
    await expect(page.getByRole('banner').getByRole('link', { name: /basket/ })).toHaveCount(0)
  })
})

test('SES-01 SES-05 SES-15 SES-16 SES-17 SES-20 SES-22 API-10 RTE-02 RTE-17 a session begins where it was asked for, is known in every tab, and ends in all at once, here and elsewhere', async ({
  page,
  context,
  browser,
}) => {
  const email = await makeCustomer(page, 'Ingrid')

  await test.step('is asked why, and comes back to the page it wanted', async () => {
    await page.goto(orders)
    await expect(page).toHaveURL(/\/en-gb\/account\/sign-in\/\?interaction=/)
    await expect(page.getByText('Sign in to see this page.')).toBeVisible()
    await page.getByLabel('E-mail address').fill(email)
    await page.getByLabel('Password', { exact: true }).fill('not it')
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(page.getByRole('alert').first()).toContainText('is not right')
    await expectAccessibleInBothThemes(page)
    await signIn(page, email, ownPassword)
    await expect(page).toHaveURL(orders)
  })

  await test.step('is kept where no script reads it, and begins where the account says', async () => {
    const kept = await context.cookies()
    const place = kept.find(({ name }) => name === 'Location_settings_data')?.value ?? '{}'
    expect(JSON.parse(decodeURIComponent(place))).toMatchObject({ country: 'DK', shopCode: 'dk' })
    const cookies = kept.filter(({ name }) => name.includes('session-token'))
    expect(cookies.length).toBeGreaterThan(0)
    for (const cookie of cookies) expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' })
    const readable = await page.evaluate(() =>
      JSON.stringify([document.cookie, { ...localStorage }, { ...sessionStorage }]),
    )
    expect(readable).not.toMatch(/session-token|eyJ|Bearer/)
  })

  await test.step('is asked for again when the window has the focus, and nothing else is', async () => {
    await page.goto(shop, { waitUntil: 'networkidle' })
    await expect(page.getByRole('banner').getByRole('link', { name: 'Your account' })).toBeVisible()
    expect(await listCallsOnFocus(page)).toEqual(['/api/auth/session/'])
  })

  const elsewhere = await browser.newContext()
  const there = await elsewhere.newPage()
  await test.step('is ended everywhere else from the list of browsers, and its owner hears of it', async () => {
    await there.goto(orders)
    await signIn(there, email, ownPassword)
    await findMail(page, email, 'New sign-in to your account')
    await page.goto(security)
    await expect(page.getByRole('listitem').filter({ hasText: '· This browser' })).toBeVisible()
    await expectAccessibleInBothThemes(page)
    await page.getByRole('button', { name: 'Sign out everywhere else' }).click()
    await expect(page.getByText('You are signed in nowhere else.')).toBeVisible()
    await findMail(page, email, 'Your other browsers were signed out')
  })

  await test.step('is over in that browser as soon as it looks: nothing personal stays, and it says why', async () => {
    await there.evaluate(() => window.dispatchEvent(new Event('focus')))
    await expect(there).toHaveURL(/\/account\/sign-in\//)
    await expect(there.getByText('You were signed out. Sign in again.')).toBeVisible()
    await expectAccessibleInBothThemes(there)
    await signIn(there, email, ownPassword)
    await expect(there).toHaveURL(orders)
    await elsewhere.close()
  })

  await test.step('is signed out in one tab; the account and the checkout in the others lead to sign-in', async () => {
    const tabs = [account, `${shop}checkout/basket/`]
    const others = await Promise.all(
      tabs.map(async (path) => {
        const other = await context.newPage()
        await other.goto(path, { waitUntil: 'networkidle' })
        await expect(other).toHaveURL(path)
        return other
      }),
    )
    await page.goto('/api/auth/federated-logout/')
    await page.goto(shop)
    for (const other of others) {
      await expect(other).toHaveURL(/\/account\/sign-in\//)
      await expect(other.getByText('You were signed out. Sign in again.')).toBeVisible()
    }
    expect(await (await page.request.get('/api/auth/session/')).json()).toBeNull()
  })
})

test('SES-15 RTE-17 a session that ran out asks for the password again, and leads back to where the person was', async ({
  page,
}) => {
  const email = await makeCustomer(page, 'Gudrun')
  const reason = page.getByText('You were signed out. Sign in again.')
  const place = `${account}favourites/?sort=name`
  await page.goto(place)
  await signIn(page, email, ownPassword)
  await expect(page).toHaveURL(place)

  await test.step('of a page that lay open: nothing of the account stays to be seen', async () => {
    await page.waitForLoadState('networkidle')
    await letSessionsRunOut()
    await page.evaluate(() => window.dispatchEvent(new Event('focus')))
    await expect(reason).toBeVisible()
    await expect(page.getByText('Gudrun')).toHaveCount(0)
    await signIn(page, email, ownPassword)
    await expect(page).toHaveURL(place)
  })

  await test.step('of a page of the account that is opened: straight to sign-in, and then that page', async () => {
    // No page lies open that would notice by itself.
    await page.goto('about:blank')
    await letSessionsRunOut()
    await page.goto(orders)
    await expect(page).toHaveURL(/\/account\/sign-in\//)
    await signIn(page, email, ownPassword)
    await expect(page).toHaveURL(orders)
  })

  await test.step('of a page for everybody: it stays, and no longer knows who reads it', async () => {
    const banner = page.getByRole('banner')
    await page.goto(`${shop}prices/`, { waitUntil: 'networkidle' })
    await expect(banner.getByRole('link', { name: 'Your account' })).toBeVisible()
    await letSessionsRunOut()
    await page.evaluate(() => window.dispatchEvent(new Event('focus')))
    await expect(banner.getByRole('link', { name: 'Your account' })).toHaveCount(0)
    await expect(page).toHaveURL(`${shop}prices/`)
  })
})

test('SES-29 what went wrong with a sign-in is said in words, and leads on', async ({ page }) => {
  for (const [error, words] of [
    ['UnknownError', 'Signing in did not work. Try again.'],
    ['Configuration', 'Signing in is not possible right now.'],
    ['OAuthCallback', 'Signing in was interrupted. Start again.'],
  ] as const) {
    await page.goto(`/api/auth/error/?error=${error}`)
    await expect(page.getByText(words)).toBeVisible()
  }
  await expectAccessibleInBothThemes(page)
  await page.getByRole('link', { name: 'Start again' }).click()
  await expect(page.getByLabel('E-mail address')).toBeVisible()
})

test('SES-06 SES-07 SES-08 SES-09 SES-10 SES-11 the calls of a sign-in answer scripts', async ({ page }) => {
  const { request } = page
  const email = await makeCustomer(page, 'Solveig')
  const csrf = async () => (await (await request.get('/api/auth/csrf/')).json()).csrfToken as string
  const session = async () => (await request.get('/api/auth/session/')).json()
  const forged = '0'.repeat(64)
  expect(await csrf()).toMatch(/^[0-9a-f]{64}$/)
  expect(await (await request.get('/api/auth/providers/')).json()).toMatchObject({
    kindred: { id: 'kindred', type: 'oauth' },
  })

  await test.step('a sign-in says whether it went well, and where to go on', async () => {
    /** As next-auth's own client reads the answer (SES-11). */
    const ask = async (provider: string, csrfToken: string) => {
      const form = { csrfToken, callbackUrl: account, json: 'true' }
      const answer = await request.post(`/api/auth/signin/${provider}/`, { form })
      const { url } = (await answer.json()) as { url: string }
      const { pathname, searchParams } = new URL(url, 'http://kindred')
      return { ok: answer.ok(), status: answer.status(), pathname, error: searchParams.get('error') }
    }
    const well = { ok: true, status: 200, error: null }
    expect(await ask('kindred', await csrf())).toEqual({ ...well, pathname: '/oidc/auth' })
    expect((await ask('kindred', forged)).pathname).toBe('/api/auth/signin')
  })

  await test.step('a session is looked at anew and ended only with the token', async () => {
    await page.goto(account)
    await signIn(page, email, ownPassword)
    const { host } = new URL(page.url())
    // Answers still on their way to the page would bring back the cookie that is taken away here.
    await page.goto('about:blank')
    const csrfToken = await csrf()
    const data = { csrfToken, data: { name: 'Mallory' } }
    // What a browser sends changes nothing of who the session is for.
    const updated = await (await request.post('/api/auth/session/', { data })).json()
    expect(updated).toMatchObject({ user: { name: 'Solveig Overgaard', email } })
    await request.post('/api/auth/signout/', { form: { csrfToken: forged, json: 'true' } })
    expect(await session()).toMatchObject({ user: { email } })
    const out = await request.post('/api/auth/signout/', {
      form: { csrfToken, callbackUrl: 'https://evil.example/', json: 'true' },
    })
    expect(new URL((await out.json()).url).host).toBe(host)
    expect(await session()).toBeNull()
  })

  await test.step('a session cookie that cannot be trusted is a visitor’s', async () => {
    for (const value of ['cut', 'x'.repeat(9000), 'eyJhbGciOiJub25lIn0.e30.', '%00{}']) {
      const headers = { cookie: `next-auth.session-token=${value}` }
      const answer = await request.get('/api/auth/session/', { headers })
      expect([answer.status(), await answer.json()]).toEqual([200, null])
    }
  })
})
