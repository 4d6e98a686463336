import { expect, it } from 'vitest'
import { chooseProfilePhoto } from './choose-profile-photo.ts'

const child = { kind: 'childhoodPhoto', position: 0 } as const
const later = { kind: 'adultPhoto', position: 1 } as const
const adult = { kind: 'adultPhoto', position: 0 } as const

it('DON-03 has no photograph for a visitor, the child for an account, the grown-up for a subscription', () => {
  const photos = [later, child, adult]
  expect(chooseProfilePhoto(photos, 'Extended', 'visitor')).toBeNull()
  expect(chooseProfilePhoto(photos, 'Extended', 'customer')).toBe(child)
  expect(chooseProfilePhoto(photos, 'Extended', 'subscriber')).toBe(adult)
  expect(chooseProfilePhoto([child], 'Extended', 'subscriber')).toBe(child)
  expect(chooseProfilePhoto([adult], 'Extended', 'customer')).toBeNull()
})
