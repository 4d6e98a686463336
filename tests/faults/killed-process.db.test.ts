import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { runJobs as runWorker } from '../../apps/api/src/jobs/run-jobs.ts'
import { sendMail } from '../../apps/api/src/mail/send-mail.ts'
import { listJobs } from '../../apps/api/src/testing/test-jobs.ts'
import { deliverEvents, deliverTo } from '../../apps/api/src/testing/test-shopper.ts'
import { deliver } from '../../apps/api/src/webhooks/deliver.ts'
import type { PostWebhook } from '../../apps/api/src/webhooks/post-webhook.ts'
import { type Deed, dieAtEveryStatement } from './die-at-every-statement.ts'
import {
  expectSoldOnce,
  listWebhooks,
  type MortalShop,
  openHeardShop,
  payAndHear,
  type Standing,
  stand,
} from './mortal-shop.ts'

let shop: MortalShop

beforeAll(async () => {
  shop = await openHeardShop()
})
afterEach(() => shop.mortal.restart())
afterAll(() => shop.close())

const dieAt = (prepare: () => Promise<Standing & Deed>) =>
  dieAtEveryStatement({ mortal: shop.mortal, pool: shop.database.pool }, prepare, (one: Standing) =>
    expectSoldOnce(shop, one),
  )

describe('a process killed at each statement', () => {
  it('of beginning to pay: a second click goes on, and is paid once', { timeout: 120_000 }, async () => {
    const deaths = await dieAt(async () => {
      const one = await stand(shop)
      return { ...one, act: () => one.shopper.start(), finish: () => payAndHear(shop, one) }
    })
    expect(deaths).toBeGreaterThan(8)
  })

  it('of taking the card: the form can be sent again, and is paid once', { timeout: 120_000 }, async () => {
    const deaths = await dieAt(async () => {
      const one = await stand(shop)
      const { reference } = await one.shopper.start()
      const finish = async () => {
        await one.shopper.pay(reference)
        await deliverEvents(shop.app, shop.services)
      }
      return { ...one, act: () => one.shopper.pay(reference), finish }
    })
    expect(deaths).toBeGreaterThan(4)
  })

  it('of the event: it comes again, and sells once', { timeout: 120_000 }, async () => {
    const deaths = await dieAt(async () => {
      const one = await stand(shop)
      const { reference } = await one.shopper.start()
      await one.shopper.pay(reference)
      // The job is tried until it was taken; the first try dies with its process.
      const act = async () => {
        const [job] = await listJobs(shop.database.pool, 'sandbox.deliverEvent')
        await deliverTo(shop.app, shop.services, job?.payload)
      }
      return { ...one, act, finish: () => deliverEvents(shop.app, shop.services) }
    })
    expect(deaths).toBeGreaterThan(15)
  })

  it('of the mail: it is sent again, and lies there once', { timeout: 60_000 }, async () => {
    const one = await stand(shop)
    await payAndHear(shop, one)
    const [job] = await listJobs(shop.database.pool, 'mail.send').then((jobs) => jobs.slice(-1))
    for (let deaths = 0; ; deaths++) {
      shop.mortal.restart(deaths)
      await sendMail(job?.payload, shop.services).catch(() => undefined)
      if (!shop.mortal.isDead) break
    }
    shop.mortal.restart()
    await sendMail(job?.payload, shop.services)
    expect(await listMailOf(one.customerId)).toHaveLength(1)
  })

  it('of a webhook: it goes again under the same id, and nothing is left out', {
    timeout: 60_000,
  }, async () => {
    const one = await stand(shop)
    await payAndHear(shop, one)
    const [placed, paid] = await listWebhooks(shop, one.customerId)
    const heard: string[] = []
    const post: PostWebhook = async (_url, body) => {
      heard.push(JSON.parse(body).id)
      return { status: 200, text: '', failureCode: null }
    }
    for (let deaths = 0; ; deaths++) {
      shop.mortal.restart(deaths)
      await deliver(placed, shop.services, post).catch(() => undefined)
      if (!shop.mortal.isDead) break
      // Whoever died has let go of it by then.
      shop.services.moveClock(2)
    }
    shop.mortal.restart()
    expect(new Set(heard)).toEqual(new Set([placed?.id, paid?.id]))
    expect([...heard].sort((a, b) => Number(a === paid?.id) - Number(b === paid?.id))).toEqual(heard)
    const { rows } = await shop.database.pool.query(
      'select state, count(*)::int from shop.webhook_delivery where subject = $1 group by 1',
      [placed?.subject],
    )
    expect(rows).toEqual([{ state: 'delivered', count: 2 }])
  })
})

describe('a process killed between the steps', () => {
  it('after the sale, before its mail: the job outlives it and the next process sends the mail once', async () => {
    const one = await stand(shop)
    await payAndHear(shop, one)
    await expectSoldOnce(shop, one)
    expect(await listMailOf(one.customerId)).toEqual([])
    let resolve: () => void = () => undefined
    const promise = new Promise<void>((done) => {
      resolve = done
    })
    const worker = await runWorker(
      Object.assign({ ...shop.services }, { pool: shop.database.pool, db: shop.database.db }),
      {
        'mail.send': async (payload, all) => {
          await sendMail(payload, all)
          if ((await listMailOf(one.customerId)).length > 0) resolve()
        },
      },
    )
    await promise
    await worker.stop()
    expect(await listMailOf(one.customerId)).toHaveLength(1)
  })

  it('the event of a payment whose reference we had not noted yet finds it by our own', async () => {
    const one = await stand(shop)
    await one.shopper.start()
    const { rows } = await shop.database.pool.query(
      `update shop.payment set provider_reference = null
       where order_id = (select id from shop."order" where customer_id = $1) returning id`,
      [one.customerId],
    )
    const { rows: books } = await shop.database.pool.query(
      'select id from shop.sandbox_payment where merchant_reference = $1',
      [rows[0].id],
    )
    await one.shopper.pay(books[0].id)
    expect(await deliverEvents(shop.app, shop.services)).toEqual([200])
    await expectSoldOnce(shop, one)
  })

  it('one event in two processes at once sells once', async () => {
    const one = await stand(shop)
    const { reference } = await one.shopper.start()
    await one.shopper.pay(reference)
    const [job] = await listJobs(shop.database.pool, 'sandbox.deliverEvent')
    await Promise.all([1, 2, 3].map(() => deliverTo(shop.app, shop.services, job?.payload)))
    await deliverEvents(shop.app, shop.services)
    await expectSoldOnce(shop, one)
  })
})

async function listMailOf(customerId: string): Promise<unknown[]> {
  const { rows } = await shop.database.pool.query(
    `select id from shop.local_mail where "to" = (select email from shop.customer where id = $1)`,
    [customerId],
  )
  return rows
}
