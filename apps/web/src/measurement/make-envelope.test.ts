import { expect, it } from 'vitest'
import { makeEnvelope } from './make-envelope.ts'

const place = { shopCode: 'dk', language: 'en-gb', visitor: 'Anonymous' as const }
const sink = {
  instrumentationKey: '00000000-0000-0000-0000-00000000abcd',
  origin: 'https://in.example.com',
}
const at = new Date('2026-05-04T08:00:00Z')
const make = (event: Parameters<typeof makeEnvelope>[0], userId: string | null = null) =>
  makeEnvelope(event, place, userId, sink, at)

it('ANA-02 a favourite that was added scores 3 and one that was removed 0', () => {
  expect(make({ event: 'favouriteAdded' }).data.baseData).toEqual({
    ver: 2,
    name: 'favouriteAdded',
    properties: { shopCode: 'dk', language: 'en-gb', user: 'Anonymous' },
    measurements: { score: 3 },
  })
  expect(make({ event: 'favouriteRemoved' }).data.baseData.measurements).toEqual({ score: 0 })
  expect(make({ event: 'basketAdded' }).data.baseData).not.toHaveProperty('measurements')
})

it('ANA-03 names the user Anonymous while nobody is signed in, and gives no id', () => {
  const { tags, data } = make({ event: 'pageView', pageKind: 'StandardPage' })
  expect(tags).toEqual({})
  expect([data.baseType, data.baseData.name, data.baseData.properties.user]).toEqual([
    'PageviewData',
    'StandardPage',
    'Anonymous',
  ])
})

it('ANA-04 gives the opaque id of who is signed in, and refuses one that telemetry cannot take', () => {
  const id = '1b9d6bcd-bbfd-4b2d-9b5d-ab8dfbbd4bed'
  expect(make({ event: 'basketAdded' }, id).tags).toEqual({ 'ai.user.authUserId': id })
  expect(() => make({ event: 'basketAdded' }, 'ada lovelace')).toThrow('Setting auth user context failed.')
})

it('ANA-05 tells a step of the checkout by its number and stage', () => {
  const { properties } = make({ event: 'checkout', step: 4, stage: 2 }).data.baseData
  expect(properties).toMatchObject({ step: '4', stage: '2' })
})

it('DNR-06 tells kind of candidate and department of a form, as far as it names them', () => {
  const of = (donorCandidateKind: string | null, department: string | null) =>
    make({ event: 'formSent', formGuid: 'f1', donorTrackingData: { donorCandidateKind, department } }).data
      .baseData.properties
  expect(of('SpermDonor', 'Aarhus')).toMatchObject({
    donorCandidateKind: 'SpermDonor',
    department: 'Aarhus',
  })
  expect(of(null, null)).toEqual({ shopCode: 'dk', language: 'en-gb', user: 'Anonymous' })
})
