import { mkdtempSync, readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createTestDatabase, type TestDatabase } from '@kindred/database/testing/test-database'
import { makeFileBytes } from '@kindred/domain/uploads/testing'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { routes as basket } from '../basket/routes.ts'
import { routes as genetics } from '../genetic-matching/routes.ts'
import { attach } from '../genetic-matching/testing/genetics-world.ts'
import { routes as payments } from '../payments/routes.ts'
import { buildTestApp, signIn } from '../testing/test-app.ts'
import { makeTestServices } from '../testing/test-services.ts'
import { deliverEvents, makeShopper } from '../testing/test-shopper.ts'
import { addCustomer, makeTestReference } from '../testing/test-world.ts'
import { routes } from './routes.ts'

let database: TestDatabase
let services: ReturnType<typeof makeTestServices>
let app: FastifyInstance
const gene = {
  gene: 'CFTR',
  condition: 'Cystic fibrosis',
  inheritance: 'autosomalRecessive' as const,
  carrierOneIn: 25,
  population: null,
  detectionRate: 0.9,
  source: 'a paper',
  verified: true,
}

beforeAll(async () => {
  database = await createTestDatabase()
  services = makeTestServices(database, makeTestReference({ genes: [gene] }))
  services.config.dataDirectory = mkdtempSync(join(tmpdir(), 'kindred-checkout-'))
  app = await buildTestApp(services, [basket, routes, payments, genetics])
})
afterAll(async () => {
  await app.close()
  await database.drop()
})

const base = 'checkout/dk-shop/en-gb'
const findings = { relationship: 'partner', findings: [{ gene: 'CFTR', result: 'carrier' }] }

async function open() {
  const customerId = await addCustomer(database.pool)
  const headers = { ...signIn(customerId), 'x-treatment-country': 'DK' }
  const ask = async (method: 'GET' | 'POST' | 'PUT', path: string, payload?: object) => {
    const answer = await app.inject({ method, url: `/api/${path}`, headers, ...(payload ? { payload } : {}) })
    return answer.body ? answer.json() : {}
  }
  const get = (path: string) => ask('GET', `commerce/${path}`)
  const post = (path: string, payload: object) => ask('POST', `commerce/${path}`, payload)
  const agree = (review: boolean) => ask('PUT', 'geneticmatching/consents', { findings: true, review })
  await post('dk-shop/en-gb/basket', { lineHandlingType: 'geneticMatching', quantity: 1 })
  await get('dk-shop/en-gb/basket/submit')
  return { customerId, get, post, agree }
}
const code = (body: { errors?: { code: string }[] }) => body.errors?.[0]?.code

describe('genetic matching as a product', () => {
  it('GEN-02 is bought by its own tab: relationship and findings first, then who pays, then the card', async () => {
    const { customerId, get, post, agree } = await open()
    const { checkout, genetics: told } = await get(`${base}/getcheckoutgeneticmatchinginformation`)
    expect(checkout.steps.map((step: { tab: string }) => step.tab)).toEqual([
      'basket',
      'geneticMatchingInformation',
      'information',
      'orderSummary',
      'payment',
    ])
    expect(checkout.basket.lines).toMatchObject([
      { lineHandlingType: 'geneticMatching', productType: 'geneticMatching', quantity: 1 },
    ])
    expect([told.record, told.consents]).toEqual([null, { findings: false, review: false }])
    await agree(false)
    const saved = await post(`${base}/submitgeneticmatchingtab`, findings)
    expect(saved.next).toBe('information')
    const billing = { fullName: 'Ada', line1: 'Vej 3', postalCode: '8000', city: 'Aarhus', country: 'DK' }
    const address = { isClinicDelivery: false, clinicId: null, delivery: null, billing }
    await post(`${base}/updatecheckoutaddressinformation`, address)
    await post(`${base}/submitordersummarytab`, { acceptsTerms: true, acceptsPrivacy: true })
    const shopper = makeShopper(app, services, customerId)
    const { orderNumber, reference } = await shopper.start()
    await shopper.pay(reference)
    await deliverEvents(app, services)
    expect(await shopper.askResult(orderNumber)).toMatchObject({ state: 'paid' })
  })

  it('GEN-04 keeps findings with consent alone, sealed, and refuses what the account page would refuse', async () => {
    const { customerId, get, post, agree } = await open()
    const tab = `${base}/submitgeneticmatchingtab`
    expect(code(await post(tab, findings))).toBe('consent-required')
    await agree(false)
    expect(code(await post(tab, { ...findings, relationship: 'sister' }))).toBeTruthy()
    const unknown = { ...findings, findings: [{ gene: 'NOPE', result: 'carrier' }] }
    expect(code(await post(tab, unknown))).toBe('unknown-gene')
    expect(code(await get(`${base}/getcheckoutaddressinformation`))).toBe('step-not-reachable')
    expect((await post(tab, findings)).next).toBe('information')
    expect((await get(`${base}/getcheckoutgeneticmatchinginformation`)).genetics.record).toMatchObject({
      relationship: 'partner',
      findings: [{ gene: 'CFTR', result: 'carrier' }],
    })
    const { rows } = await database.pool.query(
      'select sealed_findings from shop.genetic_findings where customer_id = $1',
      [customerId],
    )
    expect(rows[0].sealed_findings).not.toContain('CFTR')
  })

  it('GEN-04 names every reason against what was told at once', async () => {
    const { post } = await open()
    const gene = (name: string) => ({ gene: name, result: 'carrier' })
    const wrong = {
      ...findings,
      population: 'martian',
      otherDonorId: 'K1',
      findings: [gene('CFTR'), gene('NOPE'), gene('CFTR')],
    }
    const { errors } = await post(`${base}/submitgeneticmatchingtab`, wrong)
    expect(errors.map(({ code, field }: { code: string; field: string }) => [code, field])).toEqual([
      ['consent-required', 'consent'],
      ['unknown-gene', 'findings.1.gene'],
      ['gene-twice', 'findings.2.gene'],
      ['unknown-donor', 'otherDonorId'],
      ['unknown-population', 'population'],
    ])
  })

  it('GEN-04 takes nothing before the basket was confirmed, nor in a basket without the product', async () => {
    const customerId = await addCustomer(database.pool)
    const headers = { ...signIn(customerId), 'x-treatment-country': 'DK' }
    const send = (path: string, payload: object) =>
      app.inject({ method: 'POST', url: `/api/commerce/${path}`, headers, payload })
    expect(code((await send(`${base}/submitgeneticmatchingtab`, findings)).json())).toBe('basket-empty')
    await send('dk-shop/en-gb/basket', { lineHandlingType: 'subscription', periodMonths: 3, quantity: 1 })
    expect(code((await send(`${base}/submitgeneticmatchingtab`, findings)).json())).toBe('step-not-reachable')
  })

  it('GEN-05 takes the report of a laboratory as a PDF, with consent that staff read it', async () => {
    const { get, post, agree } = await open()
    const upload = `${base}/uploadgeneticanalysisfile`
    const report = attach(makeFileBytes('pdf'), 'report.pdf')
    await agree(false)
    expect(code(await post(upload, report))).toBe('consent-required')
    await agree(true)
    expect(code(await post(upload, attach(makeFileBytes('png'), 'report.png')))).toBe('report-not-pdf')
    expect(code(await post(upload, attach(makeFileBytes('png'), 'report.pdf')))).toBeTruthy()
    expect(code(await post(upload, { relationship: 'partner' }))).toBeTruthy()
    const kept = await post(upload, report)
    expect(kept.fileName).toBe('report.pdf')
    const { genetics: told } = await get(`${base}/getcheckoutgeneticmatchinginformation`)
    expect(told.reports).toMatchObject([{ id: kept.id, fileName: 'report.pdf' }])
    expect(JSON.stringify(readdirSync(services.config.dataDirectory, { recursive: true }))).not.toContain(
      'report.pdf',
    )
  })
})
