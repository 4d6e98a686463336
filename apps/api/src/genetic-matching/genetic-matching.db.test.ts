import { mkdtempSync, readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { GeneReference } from '@kindred/content/reference/reference.ts'
import { createTestDatabase, type TestDatabase } from '@kindred/database/testing/test-database'
import { makeFileBytes } from '@kindred/domain/uploads/testing'
import type { FastifyInstance } from 'fastify'
import pino from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { routes as contentRoutes } from '../content/routes.ts'
import { loadAllDonors } from '../donors/load-donors.ts'
import { routes as searchRoutes } from '../search/routes.ts'
import { SearchIndex } from '../search/search-index.ts'
import type { Services } from '../services.ts'
import { buildTestApp, signIn, signInStaff } from '../testing/test-app.ts'
import { makeTestServices } from '../testing/test-services.ts'
import { addCustomer, addDonor, makeTestReference, type TestDonor } from '../testing/test-world.ts'
import { routes } from './routes.ts'

const gene = (part: Partial<GeneReference>): GeneReference => ({
  gene: 'CFTR',
  condition: 'Cystic fibrosis',
  inheritance: 'autosomalRecessive',
  carrierOneIn: 25,
  population: 'European',
  detectionRate: 0.9,
  source: 'a paper',
  verified: true,
  ...part,
})
const genes = [
  gene({}),
  gene({
    gene: 'PAH',
    condition: 'Phenylketonuria',
    carrierOneIn: 50,
    population: null,
    detectionRate: null,
  }),
  gene({ gene: 'GJB2', condition: 'Deafness DFNB1A', carrierOneIn: 42, detectionRate: null }),
  gene({
    gene: 'DMD',
    condition: 'Duchenne',
    inheritance: 'xLinked',
    carrierOneIn: 2000,
    population: null,
    detectionRate: null,
  }),
]
const plain = makeTestReference({ genes })
const dk = plain.shops.get('dk') as NonNullable<ReturnType<typeof plain.shops.get>>
const reference = {
  ...plain,
  shops: new Map([
    ...plain.shops,
    ['uk', { ...dk, code: 'uk', shopName: 'uk-shop', isGeneticMatchingEnabled: false }],
  ]),
}

let database: TestDatabase
let services: Services
let app: FastifyInstance
let me: string
let asking: object
const logged: string[] = []
const dataDirectory = mkdtempSync(join(tmpdir(), 'kindred-genetics-'))

beforeAll(async () => {
  database = await createTestDatabase()
  services = {
    ...makeTestServices(database, reference),
    log: pino({ level: 'trace' }, { write: (line: string) => void logged.push(line) }),
  }
  services.config.dataDirectory = dataDirectory
  const index = new SearchIndex(services)
  app = await buildTestApp(services, [
    routes,
    contentRoutes,
    async (root) => {
      root.addHook('preHandler', async ({ url }) => {
        if (url.includes('/cms/donors/')) await index.load(await loadAllDonors(services))
      })
      await searchRoutes(root as never, { services, index })
    },
  ])
  await app.ready()
})
afterAll(async () => {
  await app?.close()
  await database?.drop()
})
beforeEach(async () => {
  me = await addCustomer(database.pool)
  asking = signIn(me)
})

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
const ask = (method: Method, url: string, payload?: object, extra: object = {}) =>
  app.inject({ method, url, headers: { 'x-shop-code': 'dk', ...asking, ...extra }, payload })
const call = (method: Method, path: string, payload?: object) =>
  ask(method, `/api/geneticmatching/${path}`, payload)
const code = (answer: { statusCode: number; json: () => { errors: { code: string; field?: string }[] } }) =>
  `${answer.statusCode} ${answer.json().errors[0]?.code}`
const agree = (findings = true, review = false) => call('PUT', 'consents', { findings, review })
const tell = (findings: object, rest: object = {}) =>
  call('PUT', 'findings', {
    relationship: 'none',
    findings: Object.entries(findings).map(([name, result]) => ({ gene: name, result })),
    ...rest,
  })
const read = async () => (await call('GET', 'findings')).json()
const match = async (...donors: TestDonor[]) =>
  call('POST', 'match', { donorIds: donors.map((donor) => donor.code) })
const giveGenes = (donor: TestDonor, tested: string[], carrier: string[] = [], kind = 'sperm') =>
  database.pool.query(
    `update shop.donor set tested_genes = $2, carrier_genes = $3, kind = $4, has_genetic_matching = true where id = $1`,
    [donor.id, tested, carrier, kind],
  )
const addTested = async (tested: string[], carrier: string[] = [], kind = 'sperm') => {
  const donor = await addDonor(database.pool)
  await giveGenes(donor, tested, carrier, kind)
  return donor
}
const attach = (bytes: Uint8Array | string, fileName: string) => ({
  content: Buffer.from(bytes as string).toString('base64'),
  fileName,
  contentType: '',
  length: Buffer.from(bytes as string).length,
})

describe('the gene list', () => {
  it('GEN-03 gives each gene with condition, inheritance, frequency, detection rate and source, to anybody', async () => {
    asking = {}
    const list = (await call('GET', 'genes')).json()
    expect(list).toHaveLength(4)
    expect(list[0]).toEqual({
      gene: 'CFTR',
      condition: 'Cystic fibrosis',
      inheritance: 'autosomalRecessive',
      populations: [
        { population: 'European', carrierOneIn: 25, detectionRate: 0.9, source: 'a paper', verified: true },
      ],
    })
    expect((await call('GET', 'genes?search=phenyl')).json()).toMatchObject([{ gene: 'PAH' }])
    expect((await call('GET', 'genes?search=zzz')).json()).toEqual([])
    expect((await call('GET', `genes?search=${'x'.repeat(61)}`)).statusCode).toBe(400)
  })

  it('GEN-01 offers nothing of it in a shop where it is switched off, and takes nothing away', async () => {
    await agree()
    await tell({ CFTR: 'carrier' })
    const donor = await addTested(['CFTR'])
    const inUk = (method: Method, path: string, payload?: object) =>
      ask(method, `/api/geneticmatching/${path}`, payload, { 'x-shop-code': 'uk' })
    const off = '422 genetic-matching-off'
    expect(code(await inUk('GET', 'genes'))).toBe(off)
    expect(code(await inUk('PUT', 'findings', { relationship: 'none', findings: [] }))).toBe(off)
    expect(code(await inUk('POST', 'match', { donorIds: [donor.code] }))).toBe(off)
    expect(code(await inUk('POST', 'files/read', attach('gene,result\nPAH,neg', 'a.csv')))).toBe(off)
    const search = ask('POST', '/api/cms/donors/donorstomatch/search', {}, { 'x-shop-code': 'uk' })
    expect(code(await search)).toBe(off)
    expect((await inUk('GET', 'findings')).json().record.findings).toHaveLength(1)
    expect((await inUk('PUT', 'consents', { findings: false, review: false })).statusCode).toBe(200)
    expect((await read()).record).toBeNull()
  })
})

it('GEN-01 has a place in the account where the shop offers it, and where somebody has something to take back', async () => {
  const hasPlace = async (shop: string) =>
    (await ask('GET', '/api/cms/navigation/account/menu', undefined, { 'x-shop-code': shop }))
      .json()
      .some(({ url }: { url: string }) => url.endsWith('/account/genetics/'))
  expect([await hasPlace('dk'), await hasPlace('uk')]).toEqual([true, false])
  await agree()
  expect(await hasPlace('uk')).toBe(true)
  await agree(false)
  expect(await hasPlace('uk')).toBe(false)
})

describe('what a customer tells us', () => {
  it('GEN-06 keeps relationship, population and findings, replaces them, and gives them back to the customer alone', async () => {
    await agree()
    expect(
      (await tell({ PAH: 'notFound', CFTR: 'carrier' }, { relationship: 'partner', population: 'European' }))
        .statusCode,
    ).toBe(204)
    expect(await read()).toMatchObject({
      consents: { findings: true, review: false },
      record: {
        relationship: 'partner',
        otherDonor: null,
        population: 'European',
        findings: [
          { gene: 'CFTR', result: 'carrier' },
          { gene: 'PAH', result: 'notFound' },
        ],
        version: 1,
        confirmedAt: null,
      },
    })
    await tell({ GJB2: 'notFound' }, { relationship: 'other' })
    expect((await read()).record).toMatchObject({ relationship: 'other', population: null, version: 2 })
    asking = signIn(await addCustomer(database.pool))
    expect((await read()).record).toBeNull()
    asking = {}
    expect((await call('GET', 'findings')).statusCode).toBe(401)
    asking = signInStaff('admin')
    expect((await call('GET', 'findings')).statusCode).toBe(403)
  })

  it('GEN-06 takes exactly the four relationships; another donor of the bank brings findings of their own', async () => {
    await agree()
    const egg = await addTested(['CFTR', 'PAH'], ['CFTR'], 'egg')
    for (const relationship of ['none', 'partner', 'other'])
      expect((await tell({}, { relationship })).statusCode).toBe(204)
    expect((await tell({}, { relationship: 'cryosDonor', otherDonorId: egg.code })).statusCode).toBe(204)
    expect((await read()).record.otherDonor).toEqual({ donorId: egg.code, name: expect.any(String) })
    expect((await read()).record.findings).toEqual([])
    expect((await tell({}, { relationship: 'sister' })).statusCode).toBe(400)
    expect(code(await tell({}, { relationship: 'cryosDonor' }))).toBe('422 unknown-donor')
    expect(code(await tell({}, { relationship: 'cryosDonor', otherDonorId: 'T9999' }))).toBe(
      '422 unknown-donor',
    )
    expect(code(await tell({}, { relationship: 'partner', otherDonorId: egg.code }))).toBe(
      '422 unknown-donor',
    )
    expect(
      code(await tell({ PAH: 'notFound' }, { relationship: 'cryosDonor', otherDonorId: egg.code })),
    ).toBe('422 donor-has-findings')
    const sperm = await addTested(['CFTR'], ['CFTR'])
    expect((await match(sperm)).json().matches).toMatchObject([{ verdict: 'noMatch' }])
    const second = await addTested(['CFTR'], ['CFTR'], 'egg')
    expect((await match(second)).json().matches).toMatchObject([
      { verdict: 'notTested', compared: 0, genes: [] },
    ])
  })

  it('GEN-06 refuses what it does not know, by the field', async () => {
    await agree()
    expect(code(await tell({ XYZ: 'carrier' }))).toBe('422 unknown-gene')
    expect(code(await tell({ CFTR: 'carrier' }, { population: 'Martian' }))).toBe('422 unknown-population')
    const twice = [
      { gene: 'CFTR', result: 'carrier' },
      { gene: 'cftr', result: 'notFound' },
    ]
    expect(code(await call('PUT', 'findings', { relationship: 'none', findings: twice }))).toBe(
      '422 gene-twice',
    )
    for (const result of ['maybe', '', null]) expect((await tell({ CFTR: result })).statusCode).toBe(400)
    expect(
      (await call('PUT', 'findings', { relationship: 'none', findings: Array(501).fill(twice[0]) }))
        .statusCode,
    ).toBe(400)
    expect((await read()).record).toBeNull()
  })
})

describe('consent', () => {
  it('is asked for each purpose; without it nothing is kept, not even by the database', async () => {
    expect(code(await tell({ CFTR: 'carrier' }))).toBe('422 consent-required')
    expect(code(await call('PUT', 'consents', { findings: false, review: true }))).toBe(
      '422 consent-required',
    )
    await expect(
      database.pool.query(
        `insert into shop.genetic_findings (customer_id, relationship, sealed_findings) values ($1, 'none', 'x')`,
        [me],
      ),
    ).rejects.toThrow('genetic_findings_need_consent')
    await agree(true, false)
    expect(code(await call('POST', 'reports', attach(makeFileBytes('pdf'), 'report.pdf')))).toBe(
      '422 consent-required',
    )
  })

  it('takes everything with it when it is withdrawn, files on disk too, and leaves only that it was once given', async () => {
    await agree(true, true)
    await tell({ CFTR: 'carrier' })
    const before = countFiles()
    expect((await call('POST', 'reports', attach(makeFileBytes('pdf'), 'report.pdf'))).statusCode).toBe(201)
    expect(countFiles()).toBe(before + 1)
    await agree(true, false)
    expect(await read()).toMatchObject({ reports: [], record: { findings: [{ gene: 'CFTR' }] } })
    expect(countFiles()).toBe(before)
    await agree(false, false)
    expect(await read()).toEqual({ consents: { findings: false, review: false }, record: null, reports: [] })
    const rows = async (table: string) =>
      (
        await database.pool.query(`select count(*)::int as many from shop.${table} where customer_id = $1`, [
          me,
        ])
      ).rows[0].many
    expect([
      await rows('genetic_findings'),
      await rows('genetic_report'),
      await rows('genetic_consent'),
    ]).toEqual([0, 0, 0])
    const { rows: history } = await database.pool.query(
      'select purpose, text_version, given from shop.consent where customer_id = $1 order by at, purpose',
      [me],
    )
    expect(history).toContainEqual({ purpose: 'genetics/findings', text_version: 'genetics/1', given: true })
    expect(history.at(-1)).toMatchObject({ purpose: expect.stringContaining('genetics/'), given: false })
  })

  it('keeps findings sealed: no gene stands in a table, in the log or in the record of who looked', async () => {
    logged.length = 0
    await agree(true, true)
    await tell({ GJB2: 'carrier' })
    await read()
    const donor = await addTested(['GJB2'], ['GJB2'])
    await match(donor)
    const { rows } = await database.pool.query('select * from shop.genetic_findings where customer_id = $1', [
      me,
    ])
    const { rows: audit } = await database.pool.query('select * from shop.audit_log where subject = $1', [
      `genetic-findings:${me}`,
    ])
    expect(audit.length).toBeGreaterThan(2)
    expect(logged.length).toBeGreaterThan(0)
    for (const text of [JSON.stringify(rows), JSON.stringify(audit), logged.join('')])
      expect(text).not.toMatch(/GJB2|carrier"/)
    const other = await addCustomer(database.pool)
    await database.pool.query(
      `insert into shop.genetic_consent (customer_id, purpose, text_version) values ($1, 'findings', 't')`,
      [other],
    )
    await database.pool.query(
      `insert into shop.genetic_findings (customer_id, relationship, sealed_findings) values ($1, 'none', $2)`,
      [other, rows[0].sealed_findings],
    )
    asking = signIn(other)
    expect((await call('GET', 'findings')).statusCode).toBe(500)
  })
})

describe('a laboratory’s file', () => {
  const send = (bytes: Uint8Array | string, name = 'genes.csv') =>
    call('POST', 'files/read', attach(bytes, name))

  it('is read and not kept', async () => {
    const before = countFiles()
    const answer = await send('gene,result\nCFTR,carrier\nPAH,negative\nXYZ,carrier\nGJB2,=1+1')
    expect(answer.json()).toEqual({
      findings: [
        { gene: 'CFTR', result: 'carrier' },
        { gene: 'PAH', result: 'notFound' },
      ],
      leftOut: [
        { line: 4, gene: null, reason: 'unknownGene' },
        { line: 5, gene: 'GJB2', reason: 'formula' },
      ],
      leftOutCount: 2,
    })
    expect(countFiles()).toBe(before)
    expect((await read()).record).toBeNull()
  })

  it('is refused by its own word when it is empty, enormous, no text, or of other columns', async () => {
    expect(code(await send(''))).toBe('422 gene-file-empty')
    expect(code(await send(`gene,result\n${'x'.repeat(4_200_000)}`))).toBe('422 gene-file-too-large')
    expect(code(await send(makeFileBytes('png')))).toBe('422 gene-file-not-text')
    expect(code(await send('PK\u0003\u0004'))).toBe('422 gene-file-not-text')
    expect(code(await send('name,value\nCFTR,carrier'))).toBe('422 gene-file-no-columns')
    const lying = { ...attach('gene,result\nCFTR,carrier', 'a.csv'), length: 3 }
    expect(code(await call('POST', 'files/read', lying))).toBe('422 file-not-whole')
  })

  it('as a report is a PDF by its bytes, reached by its owner alone and by nobody through the calls of other files', async () => {
    await agree(true, true)
    expect(code(await call('POST', 'reports', attach(makeFileBytes('png'), 'report.png')))).toBe(
      '422 report-not-pdf',
    )
    expect(code(await call('POST', 'reports', attach(makeFileBytes('png'), 'report.pdf')))).toBe(
      '422 file-content',
    )
    expect(code(await call('POST', 'reports', attach('', 'report.pdf')))).toBe('422 file-too-small')
    const { id } = (await call('POST', 'reports', attach(makeFileBytes('pdf'), 'report.pdf'))).json()
    expect((await read()).reports).toMatchObject([{ id, fileName: 'report.pdf' }])
    expect((await call('GET', `reports/${id}/address`)).json().address).toContain(`/api/files/${id}/content?`)
    asking = signIn(await addCustomer(database.pool))
    expect((await call('GET', `reports/${id}/address`)).statusCode).toBe(404)
    await call('DELETE', `reports/${id}`)
    asking = signIn(me)
    expect((await read()).reports).toHaveLength(1)
    await call('DELETE', `reports/${id}`)
    expect((await read()).reports).toEqual([])
  })
})

describe('what a donor means', () => {
  it('is match, no match or not tested, with the couple’s risk as 1 in N, in the order asked', async () => {
    await agree()
    await tell({ CFTR: 'carrier', PAH: 'notFound' })
    const both = await addTested(['CFTR', 'PAH'], ['CFTR'])
    const clear = await addTested(['CFTR', 'PAH'])
    const untested = await addTested(['PAH'])
    const unlike = await addTested(['CFTR', 'PAH', 'GJB2'], ['GJB2'])
    const answer = await match(untested, both, clear, unlike)
    expect(answer.json()).toMatchObject({ isConfirmed: false })
    expect(answer.json().matches).toMatchObject([
      {
        donorId: untested.code,
        verdict: 'notTested',
        genes: [{ gene: 'CFTR', verdict: 'notTested', oneIn: 100 }],
      },
      {
        donorId: both.code,
        verdict: 'noMatch',
        genes: [{ gene: 'CFTR', condition: 'Cystic fibrosis', verdict: 'noMatch', oneIn: 4 }],
      },
      {
        donorId: clear.code,
        verdict: 'match',
        genes: [{ gene: 'CFTR', verdict: 'match', oneIn: 964 }],
        compared: 2,
        remainingOneIn: 10_000,
      },
      {
        donorId: unlike.code,
        verdict: 'notTested',
        genes: [{ gene: 'GJB2', verdict: 'notTested', oneIn: 168 }, { gene: 'CFTR' }],
      },
    ])
  })

  it('never tells what was found in the donor: the answer has verdicts and numbers of the couple and nothing else', async () => {
    await agree()
    await tell({ CFTR: 'carrier', PAH: 'notFound', DMD: 'notFound' })
    const donor = await addTested(['CFTR', 'PAH', 'GJB2'], ['CFTR', 'GJB2'])
    const answer = await match(donor)
    const names = new Set<string>()
    JSON.stringify(answer.json(), (name, value) => {
      if (name && !/^\d+$/.test(name)) names.add(name)
      return value
    })
    expect([...names].sort()).toEqual([
      'compared',
      'condition',
      'dependsOnDonor',
      'donorId',
      'gene',
      'genes',
      'isAtMost',
      'isConfirmed',
      'matches',
      'notCompared',
      'oneIn',
      'remainingOneIn',
      'verdict',
    ])
    expect(answer.body).not.toMatch(/carrier|notFound|testedGenes|variant|genotype|c\.\d|p\.[A-Z]|rs\d+/i)
    expect(answer.headers['cache-control']).toMatch(/no-store/)
  })

  it('is told only to who has told us findings, and only of donors who are there', async () => {
    const donor = await addTested(['CFTR'])
    expect(code(await match(donor))).toBe('422 no-findings')
    await agree()
    await tell({ CFTR: 'carrier' })
    await database.pool.query('update shop.donor set blocked_at = now() where id = $1', [donor.id])
    expect((await match(donor)).json().matches).toEqual([])
    for (const donorIds of [[], ['x'], [`${donor.code}'`], Array(201).fill(donor.code)])
      expect((await call('POST', 'match', { donorIds })).statusCode).toBe(400)
    asking = {}
    expect((await match(donor)).statusCode).toBe(401)
  })
})

describe('the search for donors to match', () => {
  const search = (body: object = {}) =>
    ask('POST', '/api/cms/donors/donorstomatch/search', { take: 60, ...body })

  it('SRCH-11 hides on request exactly those that are no match, and says how many it left out', async () => {
    await agree()
    await tell({ CFTR: 'carrier', PAH: 'carrier', GJB2: 'notFound' })
    const made = [
      await addTested(['CFTR', 'PAH', 'GJB2'], ['CFTR']),
      await addTested(['CFTR', 'PAH', 'GJB2'], ['PAH', 'GJB2']),
      await addTested(['CFTR', 'PAH', 'GJB2'], ['GJB2']),
      await addTested(['GJB2']),
    ]
    const codes = made.map((donor) => donor.code)
    const listed = async (body?: object) =>
      (await search(body))
        .json()
        .donors.flatMap(({ donorId }: { donorId: string }) => (codes.includes(donorId) ? [donorId] : []))
    expect((await listed()).sort()).toEqual(codes)
    expect((await listed({ hideNotMatching: true })).sort()).toEqual(codes.slice(2))
    const hidden = (await search({ hideNotMatching: true })).json()
    expect(hidden.leftOut).toBe((await search()).json().total - hidden.total)
    expect(hidden.leftOut).toBeGreaterThanOrEqual(2)
    expect((await search()).json().leftOut).toBeUndefined()
    const verdicts = (await match(...made)).json().matches.map(({ verdict }: { verdict: string }) => verdict)
    expect(verdicts.slice(0, 2)).toEqual(['noMatch', 'noMatch'])
    expect(verdicts.slice(2)).not.toContain('noMatch')
  })

  it('SRCH-11 hides egg donors who carry an X-linked change, and no sperm donor for one', async () => {
    await agree()
    await tell({ DMD: 'carrier' })
    const sperm = await addTested(['DMD'], ['DMD'])
    const egg = await addTested(['DMD'], ['DMD'], 'egg')
    const has = async (kind: string, donor: TestDonor) =>
      (await search({ kind, hideNotMatching: true }))
        .json()
        .donors.some(({ donorId }: { donorId: string }) => donorId === donor.code)
    expect([await has('sperm', sperm), await has('egg', egg)]).toEqual([true, false])
  })

  it('SRCH-11 asks for sign-in and findings before it hides anybody, and nobody else’s search changes', async () => {
    expect(code(await search({ hideNotMatching: true }))).toBe('422 no-findings')
    asking = {}
    expect((await search({ hideNotMatching: true })).statusCode).toBe(401)
    expect((await search()).statusCode).toBe(200)
    expect((await search({ hideNotMatching: 'yes' })).statusCode).toBe(400)
    const all = await ask('POST', '/api/cms/donors/searchallmarkets', { hideNotMatching: true })
    expect(all.statusCode).toBe(400)
  })
})

describe('staff', () => {
  const asStaff = (role = 'coordinator') => {
    asking = signInStaff(role)
  }
  const staff = (method: Method, path: string, payload?: object) =>
    ask(method, `/api/staff/genetics${path}`, payload)

  it('look only where they were asked to, only in two roles, and each look stays known', async () => {
    await agree(true, false)
    await tell({ CFTR: 'carrier' })
    asStaff()
    expect((await staff('GET', `/${me}`)).statusCode).toBe(404)
    expect(
      (await staff('GET', '')).json().map((row: { customerId: string }) => row.customerId),
    ).not.toContain(me)
    asking = signIn(me)
    await agree(true, true)
    const { id } = (await call('POST', 'reports', attach(makeFileBytes('pdf'), 'report.pdf'))).json()
    for (const role of ['orders', 'lab', 'editor', 'support']) {
      asStaff(role)
      expect((await staff('GET', `/${me}`)).statusCode).toBe(403)
      expect((await staff('GET', '')).statusCode).toBe(403)
    }
    asStaff('responsible')
    expect((await staff('GET', '')).json()).toContainEqual(
      expect.objectContaining({ customerId: me, reports: 1, confirmedAt: null }),
    )
    expect((await staff('GET', '')).body).not.toContain('CFTR')
    const record = (await staff('GET', `/${me}`)).json()
    expect(record.record.findings).toEqual([{ gene: 'CFTR', result: 'carrier' }])
    expect((await staff('GET', `/${me}/reports/${id}/address`)).statusCode).toBe(200)
    expect(
      (await staff('GET', `/${await addCustomer(database.pool)}/reports/${id}/address`)).statusCode,
    ).toBe(404)
    const { rows } = await database.pool.query(
      'select actor, action from shop.audit_log where subject = $1 order by id',
      [`genetic-findings:${me}`],
    )
    expect(rows.slice(-2)).toEqual([
      { actor: 'staff:one', action: 'genetics.read' },
      { actor: 'staff:one', action: 'genetics.reportRead' },
    ])
    await expect(
      database.pool.query('delete from shop.audit_log where subject = $1', [`genetic-findings:${me}`]),
    ).rejects.toThrow()
  })

  it('confirm or correct the version they have read; a change takes the confirmation away', async () => {
    await agree(true, true)
    await tell({ CFTR: 'carrier' })
    asStaff()
    expect((await staff('POST', `/${me}/confirm`, { version: 1 })).statusCode).toBe(204)
    asking = signIn(me)
    expect((await read()).record.confirmedAt).not.toBeNull()
    await tell({ PAH: 'carrier' })
    expect((await read()).record).toMatchObject({ version: 2, confirmedAt: null })
    asStaff()
    expect(code(await staff('POST', `/${me}/confirm`, { version: 1 }))).toBe('422 findings-changed')
    const corrected = { version: 2, findings: [{ gene: 'GJB2', result: 'notFound' }] }
    expect((await staff('POST', `/${me}/correct`, corrected)).statusCode).toBe(204)
    expect(code(await staff('POST', `/${me}/correct`, corrected))).toBe('422 findings-changed')
    const unknown = { version: 3, findings: [{ gene: 'XYZ', result: 'notFound' }] }
    expect(code(await staff('POST', `/${me}/correct`, unknown))).toBe('422 unknown-gene')
    asking = signIn(me)
    expect((await read()).record).toMatchObject({
      version: 3,
      findings: [{ gene: 'GJB2', result: 'notFound' }],
      confirmedAt: expect.any(String),
    })
    await agree(true, false)
    asStaff()
    expect((await staff('POST', `/${me}/confirm`, { version: 3 })).statusCode).toBe(404)
  })
})

function countFiles(): number {
  return readdirSync(dataDirectory, { recursive: true, withFileTypes: true }).filter((one) => one.isFile())
    .length
}
