import { expect, it } from 'vitest'
import { makeReference } from '../front-door/testing/make-reference.ts'
import { checkLocation } from './check-location.ts'
import { findLocation } from './find-location.ts'

const now = new Date('2026-06-01T10:00:00Z')

const location = findLocation(makeReference(), {}, now)

it('finds nothing wrong with what the lookup answers', () => {
  expect(checkLocation(location)).toEqual({ startPath: '/en-gb/dk-shop/private/', faults: [] })
})

it('LOC-28 tells a missing start page and leads to the root of the site', () => {
  expect(checkLocation({ ...location, defaultPageUrl: '' })).toEqual({
    startPath: '/',
    faults: ['no-default-page'],
  })
})

it('LOC-29 tells a missing shop name and a missing legal department', () => {
  const shop = { ...location.shop, shopName: '', legalDepartmentId: 0 }
  expect(checkLocation({ ...location, shop }).faults).toEqual(['no-shop-name', 'no-legal-department'])
})
