import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openPayload } from '@kindred/content/open-payload.ts'
import type { SubmitForm } from '@kindred/contracts/forms'
import { createTestDatabase, type TestDatabase } from '@kindred/database/testing/test-database'
import { makeFileBytes } from '@kindred/domain/uploads/testing'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { keptFileRoutes } from '../files/kept-file-routes.ts'
import { tasks as mailTasks } from '../mail/jobs.ts'
import { buildTestApp, signInStaff } from '../testing/test-app.ts'
import { listJobs, runJobs } from '../testing/test-jobs.ts'
import { makeTestServices } from '../testing/test-services.ts'
import { makeStamp } from './bot-check/stamp.ts'
import { fillForms } from './fill-forms.ts'
import { tasks } from './jobs.ts'
import { routes } from './routes.ts'
import { makeTestForm } from './testing/make-test-form.ts'

let database: TestDatabase
let services: ReturnType<typeof makeTestServices>
let app: FastifyInstance
let directory: string
let payload: Awaited<ReturnType<typeof openPayload>>
let formGuid: string

beforeAll(async () => {
  database = await createTestDatabase()
  directory = await mkdtemp(join(tmpdir(), 'kindred-forms-'))
  payload = await openPayload({
    databaseUrl: database.url,
    secret: 's'.repeat(43),
    publicUrl: 'http://localhost:3000',
    dataDirectory: directory,
  })
  formGuid = await makeTestForm(payload.payload)
})
afterAll(async () => {
  await payload.close()
  await database.drop()
  await rm(directory, { recursive: true })
})
beforeEach(async () => {
  await database.pool.query(
    `truncate shop.form_submission, shop.kept_file cascade; delete from graphile_worker._private_jobs`,
  )
  services = makeTestServices(database)
  services.config.dataDirectory = directory
  services.config.fileSizeLimit = 100_000
  app = await buildTestApp(services, [keptFileRoutes, routes])
})

const good = { name: 'Ada', email: 'ada@example.test' }
const body = (part: Partial<SubmitForm> = {}): SubmitForm => ({
  formGuid,
  formHostedPage: '80',
  formLanguage: 'en-GB',
  formCurrentStepIndex: '0',
  submitId: 'send',
  fields: good,
  uploads: [],
  stamp: makeStamp(services.config.keys.formStamp, 'visit', new Date(services.now().getTime() - 5000)),
  ...part,
})
let senders = 0
const nextAddress = () => {
  senders += 1
  return `10.0.${senders >> 8}.${senders & 255}`
}
const post = async (payload: object, remoteAddress = nextAddress()) => {
  const answer = await app.inject({ method: 'POST', url: '/api/cms/forms/submit', payload, remoteAddress })
  return { status: answer.statusCode, ...answer.json() }
}
const send = (part: Partial<SubmitForm> = {}, ip?: string) => post(body(part), ip)
const kept = async () =>
  (await database.pool.query('select * from shop.form_submission order by created_at')).rows
const attach = (fileName: string, bytes: Uint8Array) => ({
  fileName,
  contentType: '',
  content: Buffer.from(bytes).toString('base64'),
  length: bytes.length,
})
const pdf = (size = 6000) => attach('letter.pdf', makeFileBytes('pdf', size))

describe('a form on a page', () => {
  const show = async (locale: 'en-GB' | 'da-DK') =>
    (await fillForms(services, [{ blockType: 'form', id: 'b', form: formGuid }], { locale, pageId: 80 }))[0]

  it('FORM-01 has title, fields, form guid, page, submit address and what it tracks', async () => {
    expect(await show('en-GB')).toMatchObject({
      title: 'Ask us',
      description: 'We answer within a day.',
      formGuid,
      pageId: '80',
      submitUrl: '/api/cms/forms/submit',
      donorTrackingData: { donorCandidateKind: 'SpermDonor', department: 'Aarhus' },
    })
  })

  it('FORM-02 FORM-05 gives each field what staff said of it', async () => {
    const { fields } = (await show('en-GB')) as unknown as { fields: object[] }
    expect(fields[0]).toMatchObject({
      id: 'name',
      type: 'text',
      label: 'Name',
      required: true,
      minLength: 2,
      maxLength: 40,
      size: 3,
    })
    expect(fields[3]).toMatchObject({ id: 'children', format: 'positiveInteger', size: 1 })
    expect(fields[4]).toMatchObject({ type: 'dateDDMMYYYY', minYears: 18, maxYears: 45 })
    expect(fields[5]).toMatchObject({
      multiSelect: true,
      content: [
        { text: 'Prices', value: 'prices', checked: false },
        { text: 'Law', value: 'law', checked: false },
      ],
    })
  })

  it('FORM-02 speaks the language of the page, word by word, and English where a word is missing', async () => {
    const shown = (await show('da-DK')) as unknown as {
      title: string
      fields: { label: string; content: { text: string }[] }[]
    }
    expect(shown.title).toBe('Spørg os')
    expect(shown.fields.map(({ label }) => label).slice(0, 3)).toEqual(['Navn', 'E-mail', 'Code'])
    expect(shown.fields[5]?.content.map(({ text }) => text)).toEqual(['Priser', 'Law'])
  })

  it('FORM-25 shows the success message without what runs, and a lowercased address', async () => {
    expect(await show('en-GB')).toMatchObject({
      successMessage: '<p>Thank you</p>',
      redirectUrl: '/en-gb/dk-shop/private/thanks/',
    })
  })

  it('BLK-21 stays unfilled when the form is not published', async () => {
    const block = { blockType: 'form', id: 'b', form: crypto.randomUUID() }
    expect(await fillForms(services, [block], { locale: 'en-GB', pageId: 1 })).toEqual([block])
  })

  it('FORM-10 cannot be saved with a pattern that cannot run, nor with two fields of one id', async () => {
    const save = (fields: object[]) =>
      payload.payload.create({
        collection: 'forms',
        data: { title: 'Wrong', fields, _status: 'published', retentionDays: 1 } as never,
        overrideAccess: true,
      })
    const text = { blockType: 'text', fieldId: 'a', label: 'A' }
    await expect(save([{ ...text, validation: '(' }])).rejects.toThrow()
    await expect(save([{ ...text, validation: '(?=x)y' }])).rejects.toThrow()
    await expect(save([text, text])).rejects.toThrow()
    await expect(save([text])).resolves.toBeTruthy()
  })
})

describe('sending', () => {
  it('FORM-27 keeps the answers of the published form and says so', async () => {
    const fields = { ...good, children: '2', birth: '2000-02-29', topics: 'prices|law' }
    expect(await send({ fields })).toEqual({ status: 200, success: true, errors: [] })
    const [row] = await kept()
    expect(row).toMatchObject({
      form_guid: formGuid,
      form_title: 'Ask us',
      submit_id: 'send',
      page_id: '80',
      language: 'en-GB',
      status: 'new',
      donor_candidate_kind: 'SpermDonor',
      department: 'Aarhus',
    })
    expect(row.answers).toEqual([
      { name: 'name', label: 'Name', type: 'text', values: ['Ada'] },
      { name: 'email', label: 'E-mail', type: 'email', values: ['ada@example.test'] },
      { name: 'children', label: 'Children', type: 'number', values: ['2'] },
      { name: 'birth', label: 'Born', type: 'dateDDMMYYYY', values: ['2000-02-29'] },
      { name: 'topics', label: 'Topics', type: 'list', values: ['Prices', 'Law'] },
      // FORM-04
      { name: 'source', label: 'source', type: 'hidden', values: ['website'] },
    ])
  })

  it('FORM-06 checks by the same rules as the browser and names every wrong field in order', async () => {
    const answer = await send({ fields: { name: 'A', email: 'nobody', children: '0', birth: '03/04/2020' } })
    expect(answer).toMatchObject({
      status: 422,
      success: false,
      errors: [
        { code: 'min-length', field: 'name', message: 'Field must have a minimum length of 2' },
        // FORM-17
        { code: 'email', field: 'email', message: 'Write an address with an @.' },
        { code: 'positive-integer', field: 'children', message: 'Field should be a positive number' },
        { code: 'too-young', field: 'birth' },
      ],
    })
    expect(await kept()).toEqual([])
  })

  it('FORM-10 answers a catastrophic pattern', async () => {
    const answer = await send({ fields: { ...good, code: `${'a'.repeat(15_000)}!` } })
    expect(answer.errors).toMatchObject([{ code: 'pattern', field: 'code' }])
  })

  it('FORM-19 is a failure without form guid or submit button id', async () => {
    for (const part of [
      { formGuid: undefined },
      { formGuid: '' },
      { submitId: undefined },
      { submitId: '' },
    ]) {
      const answer = await send(part as object)
      expect(answer.status).toBe(400)
      expect(answer.success).not.toBe(true)
    }
    expect((await send({ formGuid: crypto.randomUUID() })).errors[0].code).toBe('unknown-form')
    expect((await send({ submitId: 'other' })).errors[0].code).toBe('unknown-submit')
    expect(await kept()).toEqual([])
  })

  it('FORM-27 refuses names the form does not ask for', async () => {
    for (const part of [
      { fields: { ...good, admin: 'true' } },
      { fields: { ...good, papers: 'x' } },
      { fields: { ...good, send: 'x' } },
      { uploads: [{ field: 'name', files: [pdf()] }] },
    ])
      expect((await send(part)).errors).toMatchObject([{ code: 'unknown-field' }])
    expect(await kept()).toEqual([])
  })

  it('FORM-04 keeps the hidden value of the definition, whatever was sent', async () => {
    await send({ fields: { ...good, source: 'forged' } })
    expect((await kept())[0].answers.at(-1)).toMatchObject({ name: 'source', values: ['website'] })
  })

  it('FORM-24 keeps one submission of one press, however often it arrives', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => send({}, '10.9.9.9')))
    expect(answers.every(({ success }) => success)).toBe(true)
    expect(await kept()).toHaveLength(1)
    expect(await listJobs(database.pool, 'mail.send')).toHaveLength(1)
    await send({ fields: { ...good, name: 'Bea' } }, '10.9.9.9')
    services.moveClock(11)
    await send({}, '10.9.9.9')
    expect(await kept()).toHaveLength(3)
  })

  it('FORM-27 tells the department by mail, without the answers', async () => {
    await send()
    await runJobs(services, mailTasks, 'mail.send')
    const { rows } = await database.pool.query('select * from shop.local_mail order by sent_at desc limit 1')
    expect(rows[0]).toMatchObject({ to: 'department@example.test', subject: 'New answers: Ask us' })
    expect(rows[0].text).toContain(`/staff/submissions/${(await kept())[0].id}`)
    expect(rows[0].text + rows[0].html).not.toContain('ada@example.test')
  })

  it('FORM-27 keeps files that came with it or ahead of it', async () => {
    const ahead = (await app.inject({ method: 'POST', url: '/api/files', payload: pdf(7000) })).json()
    const uploads = [{ field: 'papers', files: [pdf(), { id: ahead.id }] }]
    expect(await send({ uploads })).toMatchObject({ success: true })
    const [row] = await kept()
    const { rows } = await database.pool.query(
      'select f.owner, a.field, a.length from shop.form_attachment a join shop.kept_file f on f.id = a.file_id order by a.length',
    )
    expect(rows).toEqual(
      [6000, 7000].map((length) => ({ owner: `form-submission:${row.id}`, field: 'papers', length })),
    )
    // Each file belongs once.
    expect((await send({ uploads: [{ field: 'papers', files: [{ id: ahead.id }] }] })).errors).toMatchObject([
      { code: 'file-gone', field: 'papers' },
    ])
    expect(await kept()).toHaveLength(1)
  })

  it('FORM-27 names the file that breaks a rule, and keeps nothing', async () => {
    const wrong = async (file: object) =>
      (await send({ uploads: [{ field: 'papers', files: [file as never] }] })).errors
    expect(await wrong(pdf(100))).toMatchObject([{ code: 'file-too-small', field: 'papers' }])
    expect(await wrong(attach('run.exe', makeFileBytes('pdf', 6000)))).toMatchObject([{ code: 'file-type' }])
    expect((await wrong(attach('x.pdf', makeFileBytes('png', 6000))))[0].field).toBe('papers')
    expect(await kept()).toEqual([])
  })

  it('FORM-27 leaves out what no answer needs, and takes no body that is too much', async () => {
    await send({ fields: { ...good, name: 'A\u0000d\u202Ea' } })
    expect((await kept())[0].answers[0].values).toEqual(['Ada'])
    expect((await send({ fields: { ...good, name: 'x'.repeat(20_001) } })).status).toBe(400)
    expect((await post('nonsense' as never)).status).toBe(415)
  })
})

describe('the built-in bot check', () => {
  it('CFG-02 refuses what fills in the unseen field, comes without our stamp, too quickly or with an old one', async () => {
    const key = services.config.keys.formStamp
    const ago = (ms: number) => new Date(services.now().getTime() - ms)
    const code = async (part: object) => (await send(part)).errors[0]?.code ?? 'kept'
    expect(await code({ website: 'https://spam.test' })).toBe('looks-automatic')
    expect(await code({ stamp: undefined })).toBe('looks-automatic')
    expect(await code({ stamp: makeStamp('another key', 'visit', ago(9000)) })).toBe('looks-automatic')
    expect(await code({ stamp: makeStamp(key, 'visit', ago(500)) })).toBe('too-quick')
    expect(await code({ stamp: makeStamp(key, 'visit', ago(25 * 3_600_000)) })).toBe('looks-automatic')
    expect(await code({ stamp: makeStamp(key, 'page', ago(25 * 3_600_000)) })).toBe('kept')
  })

  it('CFG-02 lets one address send so often and no more', async () => {
    const statuses = []
    for (let n = 0; n < 22; n++)
      statuses.push((await send({ fields: { ...good, name: `Ada ${n}` } }, '10.8.8.8')).status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(20)
    expect(statuses.at(-1)).toBe(429)
  })

  it('CFG-01 tells the browser its configuration, never a secret', async () => {
    services.config.recaptcha = { siteKey: 'site', secret: 'very secret' }
    const answer = await app.inject('/api/cms/settings/runtimeconfiguration')
    expect(answer.json()).toEqual({
      fileSizeLimit: 100_000,
      reCaptchaV3key: 'site',
      cloudflareTurnstileSiteKey: null,
      appInsightsConnectionString: null,
      bffUrl: 'http://localhost:3000',
    })
    expect(answer.body).not.toContain('very secret')
  })
})

describe('the back office', () => {
  const get = (url: string, role = 'coordinator') => app.inject({ url, headers: signInStaff(role) })

  it('FORM-27 lists what was sent, by form, status and words', async () => {
    await send()
    services.moveClock(1)
    await send({ fields: { ...good, name: 'Bea 100%' } })
    const list = (await get('/api/staff/submissions')).json()
    expect(list).toMatchObject({ total: 2, forms: [{ formGuid, title: 'Ask us' }] })
    expect(list.submissions[0]).toMatchObject({ summary: 'Bea 100% · ada@example.test', status: 'new' })
    const total = async (query: string) => (await get(`/api/staff/submissions?${query}`)).json().total
    expect(await total('q=bea')).toBe(1)
    expect(await total('q=100%25')).toBe(1)
    expect(await total('q=Name')).toBe(0)
    expect(await total('status=done')).toBe(0)
    expect(await total(`form=${crypto.randomUUID()}`)).toBe(0)
  })

  it('FORM-27 shows one with its files and writes down who read it', async () => {
    await send({ uploads: [{ field: 'papers', files: [pdf()] }] })
    const [{ id }] = await kept()
    expect((await get(`/api/staff/submissions/${id}`)).json()).toMatchObject({
      id,
      answers: [{ values: ['Ada'] }, {}, {}],
      attachments: [{ fileName: 'letter.pdf', field: 'papers', length: 6000 }],
      eraseOn: '2026-06-03',
    })
    const { rows } = await database.pool.query(
      `select actor, action from shop.audit_log where subject = $1`,
      [`form-submission:${id}`],
    )
    expect(rows).toEqual([{ actor: 'staff:one', action: 'form-submission.read' }])
    expect((await get(`/api/staff/submissions/${crypto.randomUUID()}`)).statusCode).toBe(404)
  })

  it('FORM-27 moves a submission and remembers who did', async () => {
    await send()
    const [{ id }] = await kept()
    const move = (status: string, role = 'orders') =>
      app.inject({
        method: 'POST',
        url: `/api/staff/submissions/${id}/status`,
        headers: signInStaff(role),
        payload: { status },
      })
    expect((await move('inProgress')).json()).toMatchObject({
      status: 'inProgress',
      moves: [{ from: 'new', to: 'inProgress', by: 'staff:one' }],
    })
    expect((await move('inProgress')).json().moves).toHaveLength(1)
    expect((await move('finished')).statusCode).toBe(400)
    expect((await move('done', 'editor')).statusCode).toBe(403)
  })

  it('FORM-27 keeps everybody out but the roles that work with it', async () => {
    await send()
    const [{ id }] = await kept()
    for (const url of ['', `/${id}`, '/export.csv'].map((end) => `/api/staff/submissions${end}`)) {
      expect((await app.inject(url)).statusCode, url).toBe(401)
      for (const role of ['editor', 'translator', 'publisher', 'lab'])
        expect((await get(url, role)).statusCode, `${url} ${role}`).toBe(403)
      expect((await get(url, 'responsible')).statusCode, url).toBe(200)
    }
    expect((await get('/api/staff/submissions/export.csv', 'orders')).statusCode).toBe(403)
  })

  it('FORM-27 exports without a formula that runs', async () => {
    await send({ fields: { ...good, name: '=HYPERLINK("https://evil.test")' } })
    const answer = await get('/api/staff/submissions/export.csv')
    expect(answer.headers['content-type']).toContain('text/csv')
    expect(answer.body).toContain(`"'=HYPERLINK(""https://evil.test"")"`)
    expect(answer.body.split('\r\n')).toHaveLength(3)
  })
})

describe('keeping and erasing', () => {
  it('FORM-27 never lets an answer change, nor go before its day', async () => {
    await send()
    const change = (sql: string) => expect(database.pool.query(sql)).rejects.toThrow()
    await database.pool.query(`update shop.form_submission set status = 'spam'`)
    await change(`update shop.form_submission set answers = '[]'`)
    await change(`update shop.form_submission set erase_on = '2020-01-01'`)
    await database.pool.query(`alter table shop.form_submission disable trigger all`)
    await database.pool.query(`update shop.form_submission set erase_on = '9999-01-01'`)
    await database.pool.query(`alter table shop.form_submission enable trigger all`)
    await change(`delete from shop.form_submission`)
  })

  it('FORM-27 erases answers and files when the form’s period is over', async () => {
    await send({ uploads: [{ field: 'papers', files: [pdf()] }] })
    const erase = () => tasks['forms.erase']?.({}, services)
    await erase()
    expect(await kept()).toHaveLength(1)
    services.moveClock(30 * 24 * 60)
    await erase()
    expect(await kept()).toEqual([])
    const { rows } = await database.pool.query(
      'select (select count(*) from shop.form_attachment)::int a, (select count(*) from shop.kept_file)::int k',
    )
    expect(rows).toEqual([{ a: 0, k: 0 }])
  })
})
