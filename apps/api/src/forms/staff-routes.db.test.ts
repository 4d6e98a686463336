import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { sealWords } from '../staff-search/sought-words.ts'
import { signInStaff } from '../testing/test-app.ts'
import { attachPdf, goodAnswers, openFormSender } from './testing/form-sender.ts'
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

const get = (url: string, role = 'coordinator') => sender.app.inject({ url, headers: signInStaff(role) })

it('FORM-27 lists what was sent, by form, status and words', async () => {
  await sender.send()
  sender.services.moveClock(1)
  await sender.send({ fields: { ...goodAnswers, name: 'Bea 100%' } })
  const list = (await get('/api/staff/submissions')).json()
  expect(list).toMatchObject({ total: 2, forms: [{ formGuid: desk.formGuid, title: 'Ask us' }] })
  expect(list.submissions[0]).toMatchObject({ summary: 'Bea 100% · ada@example.test', status: 'new' })
  const total = async (query: string) => (await get(`/api/staff/submissions?${query}`)).json().total
  const totalOf = (words: string) =>
    total(new URLSearchParams({ sought: sealWords(sender.services, words) }).toString())
  expect(await totalOf('bea')).toBe(1)
  expect(await totalOf('100%')).toBe(1)
  expect(await totalOf('Name')).toBe(0)
  expect(await total('status=done')).toBe(0)
  expect(await total(`form=${crypto.randomUUID()}`)).toBe(0)
})

it('FORM-27 shows one with its files and writes down who read it', async () => {
  await sender.send({ uploads: [{ field: 'papers', files: [attachPdf()] }] })
  const [{ id }] = await sender.readKept()
  expect((await get(`/api/staff/submissions/${id}`)).json()).toMatchObject({
    id,
    answers: [{ values: ['Ada'] }, {}, {}],
    attachments: [{ fileName: 'letter.pdf', field: 'papers', length: 6000 }],
    eraseOn: '2026-06-03',
  })
  const { rows } = await desk.database.pool.query(
    `select actor, action from shop.audit_log where subject = $1`,
    [`form-submission:${id}`],
  )
  expect(rows).toEqual([{ actor: 'staff:one', action: 'form-submission.read' }])
  expect((await get(`/api/staff/submissions/${crypto.randomUUID()}`)).statusCode).toBe(404)
})

it('FORM-27 moves a submission and remembers who did', async () => {
  await sender.send()
  const [{ id }] = await sender.readKept()
  const move = (status: string, role = 'orders') =>
    sender.app.inject({
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
  await sender.send()
  const [{ id }] = await sender.readKept()
  for (const url of ['', `/${id}`, '/export.csv'].map((end) => `/api/staff/submissions${end}`)) {
    expect((await sender.app.inject(url)).statusCode, url).toBe(401)
    for (const role of ['editor', 'translator', 'publisher', 'lab'])
      expect((await get(url, role)).statusCode, `${url} ${role}`).toBe(403)
    expect((await get(url, 'responsible')).statusCode, url).toBe(200)
  }
  expect((await get('/api/staff/submissions/export.csv', 'orders')).statusCode).toBe(403)
})

it('FORM-27 exports without a formula that runs', async () => {
  await sender.send({ fields: { ...goodAnswers, name: '=HYPERLINK("https://evil.test")' } })
  const answer = await get('/api/staff/submissions/export.csv')
  expect(answer.headers['content-type']).toContain('text/csv')
  expect(answer.body).toContain(`"'=HYPERLINK(""https://evil.test"")"`)
  expect(answer.body.split('\r\n')).toHaveLength(3)
})
