import { expect, it } from 'vitest'
import { printDonorPath } from './print-donor-path.ts'

it('DON-16 leads to the donor by number, with the name in the query', () => {
  const path = '/en-gb/dk-shop/private/donor/'
  expect(printDonorPath(path, { donorId: 'K4127', name: 'Anselm' })).toBe(`${path}K4127/?name=Anselm`)
  expect(printDonorPath(path, { donorId: 'K1', name: 'Zoë & Søn' })).toBe(
    `${path}K1/?name=Zo%C3%AB%20%26%20S%C3%B8n`,
  )
})
