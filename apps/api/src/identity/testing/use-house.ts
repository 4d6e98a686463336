import { afterAll, beforeAll, beforeEach } from 'vitest'
import { type House, openHouse } from './open-house.ts'

/** One house for the tests of a file, empty before each: nobody in it, nothing failed, signed in, queued or sent. */
export function useHouse(): House {
  const house = {} as House
  beforeAll(async () => {
    Object.assign(house, await openHouse())
  })
  afterAll(() => house.close())
  beforeEach(async () => {
    const { pool } = house.database
    await pool.query(
      'truncate shop.customer, shop.sign_in_failure, shop.oidc_record, shop.local_mail cascade',
    )
    await pool.query('delete from graphile_worker._private_jobs')
  })
  return house
}
