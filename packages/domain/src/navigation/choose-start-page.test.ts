import { expect, it } from 'vitest'
import { chooseStartPage, isForClinics } from './choose-start-page.ts'

const top = (active: 'private' | 'clinics' | 'none') => [
  { url: '/private/', isB2B: false, isActive: active === 'private' },
  { url: '/professional/', isB2B: true, isActive: active === 'clinics' },
]

it('LAY-14 is for clinics exactly where the active top menu item is', () => {
  expect([top('clinics'), top('private'), top('none'), []].map(isForClinics)).toEqual([
    true,
    false,
    false,
    false,
  ])
})

it('LAY-13 leads a customer to the start page of their own kind, everybody else to the one the menu stands on', () => {
  expect(chooseStartPage(top('private'), 'professional')?.url).toBe('/professional/')
  expect(chooseStartPage(top('clinics'), 'private')?.url).toBe('/private/')
  expect(chooseStartPage(top('clinics'), null)?.url).toBe('/professional/')
  expect(chooseStartPage(top('none'), null)?.url).toBe('/private/')
})

it('LAY-13 leads to the start page a shop has where it has only one', () => {
  const onlyPrivate = top('private').slice(0, 1)
  expect(chooseStartPage(onlyPrivate, 'professional')?.url).toBe('/private/')
  expect(chooseStartPage([], 'private')).toBeNull()
})
