import { printConsent } from '@kindred/domain/consent/print-consent'
import type { MeasuredEvent } from '@kindred/domain/measurement/measured-event'
import { expect, it, vi } from 'vitest'
import { makeTell, type TellingWorld } from './tell-event.ts'

const at = new Date('2026-05-04T08:00:00Z')
const user = {
  preferred_username: 'u1',
  username: 'u1',
  name: 'Ada Lovelace',
  email: 'ada@example.com',
  client_type: 'Private' as const,
  client_guid: '1b9d6bcd-bbfd-4b2d-9b5d-ab8dfbbd4bed',
}
const form: MeasuredEvent = {
  event: 'formSent',
  formGuid: 'f1',
  donorTrackingData: { donorCandidateKind: 'SpermDonor', department: 'Aarhus' },
}

function makeWorld(part: Partial<Pick<TellingWorld, 'cookies' | 'readUser'>> = {}) {
  const world = {
    cookies: () => printConsent(['cookie_cat_statistic'], { at, isHttps: false }),
    now: () => at.getTime(),
    language: () => 'en-gb',
    readUser: vi.fn<TellingWorld['readUser']>(async () => null),
    count: vi.fn<TellingWorld['count']>(),
    report: vi.fn<TellingWorld['report']>(),
    ...part,
  }
  // As `document.cookie` has it: without the flags.
  const cookies = world.cookies
  return { ...world, cookies: () => cookies().split(';', 1)[0] ?? '' }
}

it('ANA-01 asks for nothing and sends nothing without the statistics category', async () => {
  for (const cookies of [
    () => '',
    () => printConsent([], { at, isHttps: false }),
    () => printConsent(['cookie_cat_marketing', 'cookie_cat_functional'], { at, isHttps: false }),
  ]) {
    const world = makeWorld({ cookies })
    await makeTell(world)({ event: 'basketAdded' }, 'dk')
    expect(world.readUser).not.toHaveBeenCalled()
    expect(world.count).not.toHaveBeenCalled()
    expect(world.report).not.toHaveBeenCalled()
  }
})

it('ANA-03 names who is unknown Anonymous, and who is signed in by their kind alone', async () => {
  const unknown = makeWorld()
  await makeTell(unknown)({ event: 'basketAdded' }, 'dk')
  const place = { shopCode: 'dk', language: 'en-gb', visitor: 'Anonymous' }
  expect(unknown.count).toHaveBeenCalledWith({ event: 'basketAdded', ...place })
  expect(unknown.report).toHaveBeenCalledWith({ event: 'basketAdded' }, place, null)

  const known = makeWorld({ readUser: async () => user })
  await makeTell(known)({ event: 'basketAdded' }, 'dk')
  expect(known.count).toHaveBeenCalledWith({ event: 'basketAdded', ...place, visitor: 'Private' })
  expect(JSON.stringify(known.count.mock.calls)).not.toMatch(/ada|u1|1b9d/i)
})

it('ANA-03 names Anonymous whoever cannot be asked for', async () => {
  const world = makeWorld({ readUser: () => Promise.reject(new Error('down')) })
  await makeTell(world)({ event: 'basketAdded' }, 'dk')
  expect(world.count.mock.lastCall?.[0].visitor).toBe('Anonymous')
})

it('DNR-06 reports the donor tracking data of a form, and lets the shop read it from the form itself', async () => {
  const world = makeWorld()
  await makeTell(world)(form, 'dk')
  expect(world.report.mock.lastCall?.[0]).toEqual(form)
  expect(world.count).toHaveBeenCalledWith({
    event: 'formSent',
    formGuid: 'f1',
    shopCode: 'dk',
    language: 'en-gb',
    visitor: 'Anonymous',
  })
})
