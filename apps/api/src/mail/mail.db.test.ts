import { transaction } from '@kindred/database/transaction'
import { simpleParser } from 'mailparser'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type House, openHouse } from '../identity/testing/open-house.ts'
import { runJobs } from '../jobs/run-jobs.ts'
import { queueMail } from './queue-mail.ts'
import { sendMail } from './send-mail.ts'

let house: House
beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house.close())
beforeEach(() => house.database.pool.query('truncate shop.local_mail'))

const mail = {
  key: 'test-1',
  template: 'accountExists' as const,
  to: 'ada@example.com',
  locale: 'en-gb',
  values: { name: '<script>alert(1)</script>' },
}
const kept = async () => (await house.database.pool.query('select * from shop.local_mail')).rows
const queued = async () =>
  (await house.database.pool.query('select payload from graphile_worker._private_jobs order by id desc'))
    .rows[0]?.payload

describe('mail', () => {
  it('is sent when the transaction commits, and never when it does not', async () => {
    const jobs = await runJobs(house.services)
    const failing = transaction(house.services.pool, async (tx) => {
      await queueMail(tx, { ...mail, key: 'rolled-back' }, house.services)
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    await transaction(house.services.pool, (tx) => queueMail(tx, mail, house.services))
    await expect.poll(kept, { timeout: 10_000 }).toHaveLength(1)
    await jobs.stop()
    expect((await kept())[0]).toMatchObject({ to: 'ada@example.com' })
  })

  it('goes out once, however often its job runs', async () => {
    await queueMail(house.services.db, { ...mail, key: 'again' }, house.services)
    const payload = await queued()
    await sendMail(payload, house.services)
    await sendMail(payload, house.services)
    expect(await kept()).toHaveLength(1)
    await house.database.pool.query('delete from graphile_worker._private_jobs')
  })

  it('is shown in the outbox of a demo, with nothing of a value run as a script', async () => {
    await queueMail(house.services.db, mail, house.services)
    await sendMail(await queued(), house.services)
    const [{ id }] = await kept()
    const list = await house.app.inject('/dev/mail')
    expect(list.body).toContain(`/dev/mail/${id}`)
    expect((await house.app.inject('/dev/mail.json')).json()).toHaveLength(1)
    expect((await house.app.inject('/dev/mail.json?to=%E2%80%AE')).json().errors[0].field).toBe('to')
    const shown = await house.app.inject(`/dev/mail/${id}/html`)
    expect(shown.headers['content-security-policy']).toContain("default-src 'none'")
    for (const page of [shown, await house.app.inject(`/dev/mail/${id}`)]) {
      expect(page.statusCode).toBe(200)
      expect(page.body).not.toContain('<script>alert')
    }
    await house.database.pool.query('delete from graphile_worker._private_jobs')
  })

  it('goes out by SMTP where that is configured, as text and HTML under a stable id', async () => {
    const { received, config, close } = await openPostOffice()
    await queueMail(house.services.db, { ...mail, key: 'by-smtp' }, house.services)
    await sendMail(await queued(), { ...house.services, config })
    const parsed = await simpleParser(received[0] ?? '')
    expect(parsed.subject).toBe('You already have an account')
    expect(parsed.text).toContain('/en-gb/account/sign-in/')
    expect(parsed.messageId).toMatch(/^<[0-9a-f]{40}@localhost>$/)
    expect(parsed.headers.has('list')).toBe(false)
    expect(await kept()).toHaveLength(0)
    await close()
  })

  it('FAV-13 brings the way off the waiting list, for people in its foot and for mail programs in its head', async () => {
    const { received, config, close } = await openPostOffice()
    const donor = {
      alias: 'Anselm',
      code: 'K4127',
      strawType: 'IUI',
      amount: 2,
      expiresAt: '',
      path: '/x/K4127/',
    }
    const values = { name: 'Ada', donors: [donor], stopToken: 'token&of-ada' }
    await queueMail(
      house.services.db,
      { key: 'by-smtp-2', template: 'strawsCame', to: mail.to, locale: 'da-dk', values },
      house.services,
    )
    await sendMail(await queued(), { ...house.services, config })
    const parsed = await simpleParser(received[0] ?? '')
    const { publicUrl } = config
    expect(parsed.text).toContain(`${publicUrl}/da-dk/account/stop-waiting/?token=token%26of-ada`)
    expect(parsed.text).toContain(`${publicUrl}/x/K4127/`)
    expect(parsed.subject).not.toContain('Anselm')
    expect(received[0]?.replace(/\r\n\s+/g, ' ')).toMatch(
      /^List-Unsubscribe: <[^>]*\/api\/stocknotifications\/stop\?token=token%26of-ada>\r?$/m,
    )
    expect(received[0]).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r?$/m)
    await close()
  })
})

/** A mail server that keeps what it is given, and the configuration that leads to it. */
async function openPostOffice() {
  const received: string[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _session, done) => {
      let raw = ''
      stream.on('data', (chunk) => {
        raw += chunk
      })
      stream.on('end', () => {
        received.push(raw)
        done()
      })
    },
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as { port: number }
  const config = { ...house.services.config, smtpUrl: `smtp://127.0.0.1:${port}` }
  return {
    received,
    config,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}
