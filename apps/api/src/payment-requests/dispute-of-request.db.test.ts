import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { signInStaff } from '../testing/test-app.ts'
import { listJobs } from '../testing/test-jobs.ts'
import { deliverEvents, deliverTo } from '../testing/test-shopper.ts'
import { openRequestDesk, type RequestDesk } from './testing/request-desk.ts'

let desk: RequestDesk

beforeAll(async () => {
  desk = await openRequestDesk()
})
afterAll(() => desk.close())

describe('a payment that is disputed', () => {
  const cards = { open: '4000000000000259', won: '4000000000000267', lost: '4000000000000275' } as const
  const get = async (path: string) =>
    (await desk.app.inject({ url: `/api/staff/${path}`, headers: signInStaff('orders') })).json()
  const dispute = async (outcome: keyof typeof cards) => {
    const one = await desk.ask()
    const { reference } = await desk.start(one.token)
    await desk.pay(reference, cards[outcome])
    await deliverEvents(desk.app, desk.services)
    const requests: { id: string; number: string; state: string }[] = await get('payment-requests')
    const seen = requests.find(({ id }) => id === one.id)
    return { ...one, number: seen?.number ?? '', state: seen?.state }
  }
  const alerts = async (number: string) =>
    (await get('alerts')).flatMap((alert: { kind: string; subject: string }) =>
      alert.subject === number ? [alert.kind] : [],
    )
  const check = () => desk.post('/api/staff/alerts/check', {}, signInStaff('orders'))

  it.each([
    ['open', 'disputed', ['payment-disputed']],
    ['won', 'paid', []],
    ['lost', 'chargedBack', ['payment-lost']],
  ] as const)('is shown to staff with an alert, and asks nobody again: %s', async (outcome, state, kinds) => {
    const one = await dispute(outcome)
    expect(one.state).toBe(state)
    expect(await alerts(one.number)).toEqual(kinds)
    // The nightly comparison finds what the event told, and nothing else.
    await check()
    expect(await alerts(one.number)).toEqual(kinds)
    expect((await desk.read(one.token)).json()).toMatchObject({ state: 'paid' })
    expect((await desk.start(one.token)).answer.json().errors[0].code).toBe('request-paid')
  })

  it('ends once, however often and in whatever order the provider tells it', async () => {
    const one = await desk.ask()
    const { reference } = await desk.start(one.token)
    await desk.pay(reference, cards.lost)
    const jobs = await listJobs(desk.database.pool, 'sandbox.deliverEvent')
    const tell = async (type: string) => {
      const job = jobs.find(({ payload }) => (payload as { type: string }).type === type)
      await deliverTo(desk.app, desk.services, job?.payload)
    }
    await tell('payment.succeeded')
    await tell('payment.disputeLost')
    await Promise.all([tell('payment.disputed'), tell('payment.disputeLost'), tell('payment.disputed')])
    await deliverEvents(desk.app, desk.services)
    const { rows } = await desk.database.pool.query(
      `select t.state, d.state dispute from shop.payment_request_try t join shop.payment_dispute d on d.request_try_id = t.id
       where t.request_id = $1`,
      [one.id],
    )
    expect(rows).toEqual([{ state: 'chargedBack', dispute: 'lost' }])
  })
})
