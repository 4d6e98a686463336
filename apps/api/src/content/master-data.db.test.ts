import { loadReference } from '@kindred/content/reference/load-reference.ts'
import { quotaRulesForShop } from '@kindred/content/reference/quota-rules-for-shop.ts'
import { testDataDirectory } from '@kindred/database/testing/data-directory'
import { seedContent } from '@kindred/demo/seed-content'
import { readCountryRule } from '@kindred/domain/law/read-country-rule'
import { expect, it } from 'vitest'
import { useContentWorld } from './testing/content-world.ts'

const world = useContentWorld()

it('LOC-03 is read as one snapshot with shops, law and prices', async () => {
  const reference = await loadReference(world.database.pool)
  expect([...reference.shops.keys()]).toEqual(['dk', 'usa', 'uk', 'de'])
  expect(reference.countries.get('DK')?.quotaRules).toMatchObject([
    { unit: 'families', limit: 12, verified: true },
  ])
  expect(reference.countries.get('TR')).toMatchObject({ shopCodes: [] })
  const turkey = reference.countries.get('TR')
  expect(turkey && readCountryRule(turkey, { today: '2026-06-01' }).acceptsImport).toBe(false)
  const rules = [...reference.countries.values()].map((one) => readCountryRule(one, { today: '2026-06-01' }))
  expect(rules.some(({ isHomeDeliveryAllowed }) => isHomeDeliveryAllowed)).toBe(false)
  expect(rules.every(({ standards }) => standards.length > 0)).toBe(true)
  expect(reference.prices.every((row) => Number.isInteger(row.price.amountMinor))).toBe(true)
})

it('has the same version when filled again', async () => {
  const before = (await loadReference(world.database.pool)).version
  await seedContent({ url: world.database.url, dataDirectory: testDataDirectory() })
  expect((await loadReference(world.database.pool)).version).toBe(before)
})

it('gives prices of family places in the currency of the shop', () => {
  const [rule] = quotaRulesForShop(world.watch.current(), 'uk', 'GB')
  expect(rule?.priceIdRelease).toEqual({ amountMinor: 30_100, currency: 'GBP' })
})

it('is fresh once a change commits', async () => {
  const before = world.watch.current().version
  await world.database.pool.query(`update cms.clinics set receiving_hours = 'At noon' where country = 'NO'`)
  await expect.poll(() => world.watch.current().version, { timeout: 5000 }).not.toBe(before)
})
