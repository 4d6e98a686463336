import { readdirSync } from 'node:fs'
import { makeFileBytes } from '@kindred/domain/uploads/testing'
import { describe, expect, it } from 'vitest'
import { signIn, signInStaff } from '../testing/test-app.ts'
import { addCustomer } from '../testing/test-world.ts'
import {
  addTested,
  agree,
  attach,
  call,
  code,
  match,
  openGenetics,
  read,
  tell,
  world,
} from './testing/genetics-world.ts'

openGenetics()

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
    world.asking = signIn(await addCustomer(world.database.pool))
    expect((await read()).record).toBeNull()
    world.asking = {}
    expect((await call('GET', 'findings')).statusCode).toBe(401)
    world.asking = signInStaff('admin')
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
      world.database.pool.query(
        `insert into shop.genetic_findings (customer_id, relationship, sealed_findings) values ($1, 'none', 'x')`,
        [world.me],
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
        await world.database.pool.query(
          `select count(*)::int as many from shop.${table} where customer_id = $1`,
          [world.me],
        )
      ).rows[0].many
    expect([
      await rows('genetic_findings'),
      await rows('genetic_report'),
      await rows('genetic_consent'),
    ]).toEqual([0, 0, 0])
    const { rows: history } = await world.database.pool.query(
      'select purpose, text_version, given from shop.consent where customer_id = $1 order by at, purpose',
      [world.me],
    )
    expect(history).toContainEqual({ purpose: 'genetics/findings', text_version: 'genetics/1', given: true })
    expect(history.at(-1)).toMatchObject({ purpose: expect.stringContaining('genetics/'), given: false })
  })

  it('keeps findings sealed: no gene stands in a table, in the log or in the record of who looked', async () => {
    world.logged.length = 0
    await agree(true, true)
    await tell({ GJB2: 'carrier' })
    await read()
    const donor = await addTested(['GJB2'], ['GJB2'])
    await match(donor)
    const { rows } = await world.database.pool.query(
      'select * from shop.genetic_findings where customer_id = $1',
      [world.me],
    )
    const { rows: audit } = await world.database.pool.query(
      'select * from shop.audit_log where subject = $1',
      [`genetic-findings:${world.me}`],
    )
    expect(audit.length).toBeGreaterThan(2)
    expect(world.logged.length).toBeGreaterThan(0)
    for (const text of [JSON.stringify(rows), JSON.stringify(audit), world.logged.join('')])
      expect(text).not.toMatch(/GJB2|carrier"/)
    const other = await addCustomer(world.database.pool)
    await world.database.pool.query(
      `insert into shop.genetic_consent (customer_id, purpose, text_version) values ($1, 'findings', 't')`,
      [other],
    )
    await world.database.pool.query(
      `insert into shop.genetic_findings (customer_id, relationship, sealed_findings) values ($1, 'none', $2)`,
      [other, rows[0].sealed_findings],
    )
    world.asking = signIn(other)
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
    world.asking = signIn(await addCustomer(world.database.pool))
    expect((await call('GET', `reports/${id}/address`)).statusCode).toBe(404)
    await call('DELETE', `reports/${id}`)
    world.asking = signIn(world.me)
    expect((await read()).reports).toHaveLength(1)
    await call('DELETE', `reports/${id}`)
    expect((await read()).reports).toEqual([])
  })
})

function countFiles(): number {
  return readdirSync(world.dataDirectory, { recursive: true, withFileTypes: true }).filter((one) =>
    one.isFile(),
  ).length
}
