import pino from 'pino'
import { expect, it } from 'vitest'
import { readConfig } from '../../config.ts'
import { recaptchaUrl, turnstileUrl } from './ask-verifier.ts'
import { chooseBotCheck } from './choose-bot-check.ts'
import { makeStamp } from './stamp.ts'

const now = new Date('2026-11-02T10:00:00Z')
const config = readConfig({
  DATABASE_URL: 'postgres://x',
  KINDRED_SECRET: 'k'.repeat(43),
  RECAPTCHA_SITE_KEY: 'site',
  RECAPTCHA_SECRET: 'google secret',
  TURNSTILE_SITE_KEY: 'site',
  TURNSTILE_SECRET: 'cloudflare secret',
})
const services = { config, now: () => now, log: pino({ level: 'silent' }) }
const stamp = makeStamp(config.keys.formStamp, 'visit', new Date(now.getTime() - 9000))

type Asked = { url: string; body: Record<string, string> }
async function check(attempt: object, answer: (url: string) => Response) {
  const asked: Asked[] = []
  const ask = (async (url: string, { body }: { body: URLSearchParams }) => {
    asked.push({ url, body: Object.fromEntries(body) })
    return answer(url)
  }) as unknown as typeof fetch
  const told = await chooseBotCheck(services, ask)({ stamp, ip: '192.0.2.1', ...attempt })
  return { told: told.ok ? 'fine' : told.error.code, asked }
}
const says = (told: object) => () => Response.json(told)

it('CFG-02 asks reCAPTCHA and Turnstile on the server, each with its own secret', async () => {
  const { told, asked } = await check(
    { recaptchaToken: 'r', turnstileToken: 't' },
    says({ success: true, score: 0.9 }),
  )
  expect(told).toBe('fine')
  expect(asked).toEqual([
    { url: recaptchaUrl, body: { secret: 'google secret', response: 'r', remoteip: '192.0.2.1' } },
    { url: turnstileUrl, body: { secret: 'cloudflare secret', response: 't', remoteip: '192.0.2.1' } },
  ])
})

it('CFG-02 refuses a token that is not good or a score that is low', async () => {
  expect((await check({ recaptchaToken: 'r' }, says({ success: false }))).told).toBe('looks-automatic')
  expect((await check({ recaptchaToken: 'r' }, says({ success: true, score: 0.3 }))).told).toBe(
    'looks-automatic',
  )
  expect((await check({ recaptchaToken: 'r' }, says({ success: true }))).told).toBe('looks-automatic')
  expect((await check({ turnstileToken: 't' }, says({ success: false }))).told).toBe('looks-automatic')
})

it('CFG-02 shuts nobody out because a service is down, but the built-in check still stands', async () => {
  const down = () => new Response('', { status: 503 })
  expect((await check({ recaptchaToken: 'r' }, down)).told).toBe('fine')
  expect((await check({ recaptchaToken: 'r', website: 'x' }, down)).told).toBe('looks-automatic')
})

it('CFG-02 asks nobody about a form without scripts', async () => {
  expect(await check({}, says({ success: false }))).toEqual({ told: 'fine', asked: [] })
})
