import { makeFileBytes } from '@kindred/domain/uploads/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { tasks as mailTasks } from '../mail/jobs.ts'
import { listJobs, runJobs } from '../testing/test-jobs.ts'
import { makeStamp } from './bot-check/stamp.ts'
import { tasks } from './jobs.ts'
import { attach, attachPdf, goodAnswers, openFormSender } from './testing/form-sender.ts'
import { type FormDesk, openFormDesk } from './testing/open-form-desk.ts'

let desk: FormDesk
let sender: Awaited<ReturnType<typeof openFormSender>>

beforeAll(async () => {
  desk = await openFormDesk()
})
afterAll(() => desk.close())
beforeEach(async () => {
  sender = await openFormSender(desk)
})

describe('sending', () => {
  it('FORM-27 keeps the answers of the published form and says so', async () => {
    const fields = { ...goodAnswers, children: '2', birth: '2000-02-29', topics: 'prices|law' }
    expect(await sender.send({ fields })).toEqual({ status: 200, success: true, errors: [] })
    const [row] = await sender.readKept()
    expect(row).toMatchObject({
      form_guid: desk.formGuid,
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
    const answer = await sender.send({
      fields: { name: 'A', email: 'nobody', children: '0', birth: '03/04/2020' },
    })
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
    expect(await sender.readKept()).toEqual([])
  })

  it('FORM-10 answers a catastrophic pattern', async () => {
    const answer = await sender.send({ fields: { ...goodAnswers, code: `${'a'.repeat(15_000)}!` } })
    expect(answer.errors).toMatchObject([{ code: 'pattern', field: 'code' }])
  })

  it('FORM-19 is a failure without form guid or submit button id', async () => {
    for (const part of [
      { formGuid: undefined },
      { formGuid: '' },
      { submitId: undefined },
      { submitId: '' },
    ]) {
      const answer = await sender.send(part as object)
      expect(answer.status).toBe(400)
      expect(answer.success).not.toBe(true)
    }
    expect((await sender.send({ formGuid: crypto.randomUUID() })).errors[0].code).toBe('unknown-form')
    expect((await sender.send({ submitId: 'other' })).errors[0].code).toBe('unknown-submit')
    expect(await sender.readKept()).toEqual([])
  })

  it('FORM-27 refuses names the form does not ask for', async () => {
    for (const part of [
      { fields: { ...goodAnswers, admin: 'true' } },
      { fields: { ...goodAnswers, papers: 'x' } },
      { fields: { ...goodAnswers, send: 'x' } },
      { uploads: [{ field: 'name', files: [attachPdf()] }] },
    ])
      expect((await sender.send(part)).errors).toMatchObject([{ code: 'unknown-field' }])
    expect(await sender.readKept()).toEqual([])
  })

  it('FORM-04 keeps the hidden value of the definition, whatever was sent', async () => {
    await sender.send({ fields: { ...goodAnswers, source: 'forged' } })
    expect((await sender.readKept())[0].answers.at(-1)).toMatchObject({ name: 'source', values: ['website'] })
  })

  it('FORM-24 keeps one submission of one press, however often it arrives', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => sender.send({}, '10.9.9.9')))
    expect(answers.every(({ success }) => success)).toBe(true)
    expect(await sender.readKept()).toHaveLength(1)
    expect(await listJobs(desk.database.pool, 'mail.send')).toHaveLength(1)
    await sender.send({ fields: { ...goodAnswers, name: 'Bea' } }, '10.9.9.9')
    sender.services.moveClock(11)
    await sender.send({}, '10.9.9.9')
    expect(await sender.readKept()).toHaveLength(3)
  })

  it('FORM-27 tells the department by mail, without the answers', async () => {
    await sender.send()
    await runJobs(sender.services, mailTasks, 'mail.send')
    const { rows } = await desk.database.pool.query(
      'select * from shop.local_mail order by sent_at desc limit 1',
    )
    expect(rows[0]).toMatchObject({ to: 'department@example.test', subject: 'New answers: Ask us' })
    expect(rows[0].text).toContain(`/staff/submissions/${(await sender.readKept())[0].id}`)
    expect(rows[0].text + rows[0].html).not.toContain('ada@example.test')
  })

  it('FORM-27 keeps files that came with it or ahead of it', async () => {
    const ahead = (
      await sender.app.inject({ method: 'POST', url: '/api/files', payload: attachPdf(7000) })
    ).json()
    const uploads = [{ field: 'papers', files: [attachPdf(), { id: ahead.id }] }]
    expect(await sender.send({ uploads })).toMatchObject({ success: true })
    const [row] = await sender.readKept()
    const { rows } = await desk.database.pool.query(
      'select f.owner, a.field, a.length from shop.form_attachment a join shop.kept_file f on f.id = a.file_id order by a.length',
    )
    expect(rows).toEqual(
      [6000, 7000].map((length) => ({ owner: `form-submission:${row.id}`, field: 'papers', length })),
    )
    // Each file belongs once.
    expect(
      (await sender.send({ uploads: [{ field: 'papers', files: [{ id: ahead.id }] }] })).errors,
    ).toMatchObject([{ code: 'file-gone', field: 'papers' }])
    expect(await sender.readKept()).toHaveLength(1)
  })

  it('FORM-27 names the file that breaks a rule, and keeps nothing', async () => {
    const wrong = async (file: object) =>
      (await sender.send({ uploads: [{ field: 'papers', files: [file as never] }] })).errors
    expect(await wrong(attachPdf(100))).toMatchObject([{ code: 'file-too-small', field: 'papers' }])
    expect(await wrong(attach('run.exe', makeFileBytes('pdf', 6000)))).toMatchObject([{ code: 'file-type' }])
    expect((await wrong(attach('x.pdf', makeFileBytes('png', 6000))))[0].field).toBe('papers')
    expect(await sender.readKept()).toEqual([])
  })

  it('FORM-27 leaves out what no answer needs, and takes no body that is too much', async () => {
    await sender.send({ fields: { ...goodAnswers, name: 'A\u0000d\u202Ea' } })
    expect((await sender.readKept())[0].answers[0].values).toEqual(['Ada'])
    expect((await sender.send({ fields: { ...goodAnswers, name: 'x'.repeat(20_001) } })).status).toBe(400)
    expect((await sender.post('nonsense' as never)).status).toBe(415)
  })
})

describe('the built-in bot check', () => {
  it('CFG-02 refuses what fills in the unseen field, comes without our stamp, too quickly or with an old one', async () => {
    const key = sender.services.config.keys.formStamp
    const ago = (ms: number) => new Date(sender.services.now().getTime() - ms)
    const code = async (part: object) => (await sender.send(part)).errors[0]?.code ?? 'kept'
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
      statuses.push((await sender.send({ fields: { ...goodAnswers, name: `Ada ${n}` } }, '10.8.8.8')).status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(20)
    expect(statuses.at(-1)).toBe(429)
  })

  it('CFG-01 tells the browser its configuration, never a secret', async () => {
    sender.services.config.recaptcha = { siteKey: 'site', secret: 'very secret' }
    const answer = await sender.app.inject('/api/cms/settings/runtimeconfiguration')
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

describe('keeping and erasing', () => {
  it('FORM-27 never lets an answer change, nor go before its day', async () => {
    await sender.send()
    const change = (sql: string) => expect(desk.database.pool.query(sql)).rejects.toThrow()
    await desk.database.pool.query(`update shop.form_submission set status = 'spam'`)
    await change(`update shop.form_submission set answers = '[]'`)
    await change(`update shop.form_submission set erase_on = '2020-01-01'`)
    await desk.database.pool.query(`alter table shop.form_submission disable trigger user`)
    await desk.database.pool.query(`update shop.form_submission set erase_on = '9999-01-01'`)
    await desk.database.pool.query(`alter table shop.form_submission enable trigger user`)
    await change(`delete from shop.form_submission`)
  })

  it('FORM-27 erases answers and files when the form’s period is over', async () => {
    await sender.send({ uploads: [{ field: 'papers', files: [attachPdf()] }] })
    const erase = () => tasks['forms.erase']?.({}, sender.services)
    await erase()
    expect(await sender.readKept()).toHaveLength(1)
    sender.services.moveClock(30 * 24 * 60)
    await erase()
    expect(await sender.readKept()).toEqual([])
    const { rows } = await desk.database.pool.query(
      'select (select count(*) from shop.form_attachment)::int a, (select count(*) from shop.kept_file)::int k',
    )
    expect(rows).toEqual([{ a: 0, k: 0 }])
  })
})
