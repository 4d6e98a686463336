import { createSeal } from '@kindred/database/seal'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type House, openHouse, password } from '../identity/testing/open-house.ts'
import { sendMail } from '../mail/send-mail.ts'

let house: House
beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house.close())
beforeEach(async () => {
  await house.database.pool.query(
    'truncate shop.customer, shop.sign_in_failure, shop.oidc_record, shop.local_mail cascade',
  )
  await house.database.pool.query('delete from graphile_worker._private_jobs')
})

const newUser = {
  email: 'Ada@Example.com',
  password,
  fullName: 'Ada Lovelace',
  residentCountry: 'DK',
  treatmentCountry: null as string | null,
  language: 'en-GB',
  shopCode: 'dk',
  acceptsTerms: true,
}
let caller = 0
/** Each from an address of its own, so that the limit of new accounts does not get in the way. */
const post = (url: string, payload?: object) =>
  house.app.inject({ method: 'POST', url, payload, remoteAddress: `10.9.0.${++caller}` })
const create = (part: Partial<typeof newUser> = {}) => post('/api/users/Private', { ...newUser, ...part })
const codes = (response: { json: () => { errors: { code: string; field?: string }[] } }) =>
  response.json().errors.map(({ code, field }) => `${field}: ${code}`)

/** Sends what is queued, as the job runner does. @returns the mails sent, oldest first */
async function sendQueued() {
  const { rows } = await house.database.pool.query(
    'select payload from graphile_worker._private_jobs order by id',
  )
  for (const { payload } of rows) await sendMail(payload, house.services)
  await house.database.pool.query('delete from graphile_worker._private_jobs')
  return (await house.database.pool.query('select * from shop.local_mail order by sent_at')).rows
}
const tokenIn = (mail: { text: string }) => /token=([\w-]+)/.exec(mail.text)?.[1] ?? ''
const confirm = (token: string, chosen = password) =>
  post(`/api/cms/createaccount/confirmemail?token=${token}`, { password: chosen })

describe('creating an account', () => {
  it('ACC-09 opens after the link of the mail was followed, once', async () => {
    expect((await create()).json()).toEqual({ confirmationSent: true })
    const [mail] = await sendQueued()
    expect(mail).toMatchObject({ to: 'ada@example.com', subject: 'Confirm your e-mail address' })
    const token = tokenIn(mail)
    expect((await confirm(`${token.slice(1)}x`)).statusCode).toBe(422)
    expect((await confirm(token)).json()).toEqual({ confirmed: true, clientType: 'private' })
    // Mail programs look ahead and people press twice.
    expect((await confirm(token)).statusCode).toBe(200)
    expect((await house.browse().signIn('ada@example.com', password)).access_token).toBeTruthy()
  })

  it('CRT-10 the link works for 24 hours', async () => {
    await create()
    const [mail] = await sendQueued()
    await house.database.pool.query("update shop.email_token set expires_at = now() - interval '1 second'")
    expect(codes(await confirm(tokenIn(mail)))).toEqual(['undefined: link-expired'])
  })

  it('keeps the link’s hash only, and queues the mail sealed', async () => {
    await create()
    const { rows } = await house.database.pool.query('select payload from graphile_worker._private_jobs')
    const { sealed } = rows[0].payload
    expect(JSON.stringify(rows)).not.toContain('ada')
    const { values } = JSON.parse(createSeal(house.services.config.keys.seal).open(sealed, 'mail'))
    const tokens = await house.database.pool.query('select token_hash from shop.email_token')
    expect(JSON.stringify(tokens.rows)).not.toContain(values.token)
  })

  it('gives a known address the same answer; its owner is told by mail', async () => {
    await house.addCustomer()
    const known = await create()
    const unknown = await create({ email: 'grace@example.com', fullName: 'Grace Hopper' })
    expect([known.statusCode, known.body]).toEqual([unknown.statusCode, unknown.body])
    const mails = await sendQueued()
    const subjects = Object.fromEntries(mails.map(({ to, subject }) => [to, subject]))
    expect(subjects['ada@example.com']).toBe('You already have an account')
    expect(subjects['grace@example.com']).toBe('Confirm your e-mail address')
  })

  it('begins an account anew that was never confirmed; its earlier link dies', async () => {
    await create()
    const [first] = await sendQueued()
    await create({ password: 'Tidal-onyx-77' })
    const mails = await sendQueued()
    expect((await confirm(tokenIn(first))).statusCode).toBe(422)
    expect((await confirm(tokenIn(mails[1]), 'Tidal-onyx-77')).statusCode).toBe(200)
    expect((await house.browse().signIn('ada@example.com', 'Tidal-onyx-77')).access_token).toBeTruthy()
  })

  it('two requests at once make one account', async () => {
    await Promise.all([create(), create(), create()])
    expect((await house.database.pool.query('select 1 from shop.customer')).rowCount).toBe(1)
  })

  it('ACC-12 names what is wrong by field, and writes nothing', async () => {
    const wrong = {
      email: 'ada',
      password: 'short',
      fullName: 'Ada',
      residentCountry: 'ZZ',
      acceptsTerms: false,
    }
    const checked = await post('/api/users/ValidatePrivateUserCreation', { ...newUser, ...wrong })
    expect(checked.statusCode).toBe(422)
    expect(codes(checked)).toEqual([
      'fullName: full-name-invalid',
      'email: email-invalid',
      'password: password-too-short',
      'password: password-needs-uppercase',
      'password: password-needs-digit',
      'password: password-needs-special',
      'residentCountry: unknown-country',
      'acceptsTerms: terms-not-accepted',
    ])
    expect(codes(await create(wrong))).toEqual(codes(checked))
    expect((await house.database.pool.query('select 1 from shop.customer')).rowCount).toBe(0)
    expect((await post('/api/users/ValidatePrivateUserCreation', newUser)).json()).toEqual({ valid: true })
  })

  it('ACC-13 SES-24 a professional names an organisation and a country of treatment', async () => {
    const body = { ...newUser, organisationName: '' }
    const checked = await post('/api/users/ValidateProfessionalUserCreation', body)
    expect(codes(checked)).toEqual([
      'treatmentCountry: treatment-country-required',
      'organisationName: organisation-required',
    ])
    const good = { ...body, organisationName: 'Aarhus Clinic', treatmentCountry: 'DK' }
    expect((await post('/api/users/Professional', good)).statusCode).toBe(200)
    const { rows } = await house.database.pool.query('select client_type from shop.customer')
    expect(rows).toEqual([{ client_type: 'professional' }])
  })

  it('ACC-09 ACC-10 names the field of a text with control characters or turned reading', async () => {
    const clinic = { ...newUser, organisationName: 'Aarhus Clinic', vatNumber: 'DK1', treatmentCountry: 'DK' }
    for (const field of ['fullName', 'email', 'organisationName', 'vatNumber', 'shopCode'])
      for (const bad of ['\u0000', '\u202e']) {
        const refused = await post('/api/users/Professional', { ...clinic, [field]: `A${bad} B` })
        expect([refused.statusCode, ...codes(refused)]).toEqual([400, `${field}: invalid-field`])
      }
    expect((await create({ fullName: 'عمر الفاروق' })).statusCode).toBe(200)
  })

  it('ACC-22 sends the confirmation again, and says nothing about who exists', async () => {
    const unknown = await post(
      '/api/users/b3f1c1de-0000-4000-8000-000000000001/ResendConfirmEmailRecaptcha',
      {},
    )
    await create()
    const { rows } = await house.database.pool.query('select id from shop.customer')
    await house.database.pool.query("update shop.email_token set created_at = now() - interval '2 minutes'")
    const known = await post(`/api/users/${rows[0].id}/ResendConfirmEmailRecaptcha`, {})
    expect([known.statusCode, known.body]).toEqual([unknown.statusCode, unknown.body])
    expect(await sendQueued()).toHaveLength(2)
  })
})

describe('what a customer keeps', () => {
  async function signIn(part: Parameters<House['addCustomer']>[0] = {}) {
    const id = await house.addCustomer(part)
    const { access_token } = await house.browse().signIn(part.email ?? 'ada@example.com', password)
    const ask = (method: 'GET' | 'PUT' | 'POST', path: string, payload?: object) =>
      house.app.inject({
        method,
        url: `/api/users/${path}`,
        payload,
        headers: { authorization: `Bearer ${access_token}` },
      })
    return { id, ask }
  }
  const shop = () => [...house.services.reference().shops.values()][0]
  const country = (code: string) => house.services.reference().countries.get(code)
  const settings = () => ({
    defaultLanguage: 'en-GB',
    treatmentCountryGuid: country('US')?.id,
    residentCountryGuid: country('DK')?.id,
    legalDepartmentGuid: shop()?.id,
    lastUsedRefClinic: null,
  })

  it('ACC-02 ACC-03 ACC-04 settings: none, created, there already, saved', async () => {
    const { id, ask } = await signIn()
    expect((await ask('GET', `${id}/settings`)).statusCode).toBe(404)
    expect((await ask('POST', `${id}/settings`, settings())).json()).toMatchObject({
      shopCode: 'dk',
      treatmentCountryCode: 'US',
    })
    expect((await ask('POST', `${id}/settings`, settings())).statusCode).toBe(409)
    const later = { ...settings(), treatmentCountryGuid: null }
    expect((await ask('PUT', `${id}/settings`, later)).json()).toMatchObject({ treatmentCountryGuid: null })
    expect((await ask('GET', `${id}/settings`)).json()).toMatchObject({ treatmentCountryCode: null })
    const unknown = { ...settings(), legalDepartmentGuid: id }
    expect(codes(await ask('PUT', `${id}/settings`, unknown))).toEqual(['legalDepartmentGuid: unknown-value'])
  })

  it('SES-24 a professional cannot choose the country later', async () => {
    const { id, ask } = await signIn({ clientType: 'professional', organisationName: 'Clinic' })
    const later = { ...settings(), treatmentCountryGuid: null }
    expect(codes(await ask('PUT', `${id}/settings`, later))).toEqual([
      'treatmentCountryGuid: treatment-country-required',
    ])
  })

  it('ACC-18 to ACC-21 addresses are kept apart and checked by country', async () => {
    const { id, ask } = await signIn()
    const address = {
      fullName: 'Ada Lovelace',
      line1: 'Vej 1',
      postalCode: '8000',
      city: 'Aarhus',
      country: 'DK',
    }
    expect((await ask('GET', `${id}/Delivery`)).statusCode).toBe(404)
    expect((await ask('PUT', `${id}/Delivery`, address)).json()).toMatchObject(address)
    expect((await ask('GET', `${id}/Delivery`)).json()).toMatchObject(address)
    expect((await ask('GET', `${id}/Billing`)).statusCode).toBe(404)
    const wrong = { ...address, postalCode: 'x', fullName: ' ', phone: '12-3' }
    expect(codes(await ask('PUT', `${id}/Billing`, wrong))).toEqual([
      'fullName: address-field-required',
      'postalCode: postal-code-not-valid',
      'phone: phone-invalid',
    ])
    expect(codes(await ask('PUT', `${id}/Billing`, { ...address, country: 'XX' }))).toEqual([
      'country: country-not-valid',
    ])
    for (const field of ['fullName', 'line1', 'line2', 'postalCode', 'city', 'state', 'phone']) {
      const refused = await ask('PUT', `${id}/Billing`, { ...address, [field]: 'a\u0000b' })
      expect([refused.statusCode, ...codes(refused)]).toEqual([400, `${field}: invalid-field`])
    }
  })

  it('keeps what a customer chose in the consent dialog, each change with its version and time', async () => {
    const { id, ask } = await signIn()
    const choose = async (...approved: string[]) =>
      (await ask('POST', `${id}/consents/cookies`, { approved })).statusCode
    expect(await choose('cookie_cat_statistic')).toBe(204)
    expect(await choose('cookie_cat_statistic')).toBe(204)
    expect(await choose()).toBe(204)
    expect(await choose('cookie_cat_necessary')).toBe(400)
    const { rows } = await house.database.pool.query(
      'select purpose, text_version, given, at from shop.consent where customer_id = $1 order by at, purpose',
      [id],
    )
    expect(rows.map(({ purpose, text_version, given }) => [purpose, text_version, given])).toEqual([
      ['cookie_cat_functional', 'cookies/1', false],
      ['cookie_cat_marketing', 'cookies/1', false],
      ['cookie_cat_statistic', 'cookies/1', true],
      ['cookie_cat_statistic', 'cookies/1', false],
    ])
    expect(rows.every(({ at }) => at instanceof Date)).toBe(true)
  })

  it('nobody reaches another’s record, by any call', async () => {
    const { id: other } = await signIn({ email: 'grace@example.com', fullName: 'Grace Hopper' })
    const { ask } = await signIn()
    const address = { fullName: 'A B', line1: 'x', postalCode: '8000', city: 'x', country: 'DK' }
    for (const [method, path, body] of [
      ['GET', '', undefined],
      ['GET', '/settings', undefined],
      ['POST', '/settings', settings()],
      ['PUT', '/settings', settings()],
      ['GET', '/Delivery', undefined],
      ['PUT', '/Delivery', address],
      ['GET', '/Billing', undefined],
      ['PUT', '/Billing', address],
      ['POST', '/consents/cookies', { approved: [] }],
    ] as const) {
      expect((await ask(method, `${other}${path}`, body)).statusCode, `${method} ${path}`).toBe(404)
      const anonymous = await house.app.inject({ method, url: `/api/users/${other}${path}`, payload: body })
      expect(anonymous.statusCode, `${method} ${path}`).toBe(401)
    }
    const { rowCount } = await house.database.pool.query('select 1 from shop.customer_settings')
    expect(rowCount).toBe(0)
  })
})
