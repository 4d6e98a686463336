import { createHash, randomUUID } from 'node:crypto'
import { createTestDatabase, type TestDatabase } from '@kindred/database/testing/test-database'
import { SignJWT } from 'jose'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { makeServices } from '../../front-door/testing/make-services.ts'
import type { Services } from '../../services.ts'
import { authenticateStaff } from './authenticate-staff.ts'

let database: TestDatabase
let services: Services
const id = randomUUID()
const sid = randomUUID()

beforeAll(async () => {
  database = await createTestDatabase()
  services = makeServices({ pool: database.pool, db: database.db, now: () => new Date() })
})
afterAll(() => database.drop())
beforeEach(async () => {
  await database.pool.query('truncate cms.staff cascade')
  await database.pool.query('insert into cms.staff (id, email, name) values ($1, $2, $3)', [
    id,
    'lab@demo.test',
    'Lab',
  ])
  await database.pool.query(
    `insert into cms.staff_roles (parent_id, "order", value) values ($1, 1, 'lab'), ($1, 2, 'orders')`,
    [id],
  )
  await database.pool.query(
    `insert into cms.staff_sessions (_parent_id, _order, id, created_at, expires_at)
     values ($1, 1, $2, now(), now() + interval '1 hour')`,
    [id, sid],
  )
})

/** As the content editor signs it. */
async function sign(claims: object, secret = services.config.keys.payload) {
  const key = createHash('sha256').update(secret).digest('hex').slice(0, 32)
  return new SignJWT({ id, collection: 'staff', email: 'lab@demo.test', sid, ...claims })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setIssuedAt()
    .setExpirationTime('1h')
    .sign(new TextEncoder().encode(key))
}

describe('authenticateStaff', () => {
  it('knows a member of staff with the roles they have now, whatever the token says', async () => {
    const token = await sign({ roles: ['admin'] })
    expect(await authenticateStaff(token, services)).toEqual({
      kind: 'staff',
      staffId: id,
      email: 'lab@demo.test',
      name: 'Lab',
      roles: ['lab', 'orders'],
    })
    await database.pool.query("delete from cms.staff_roles where value = 'orders'")
    expect((await authenticateStaff(token, services))?.roles).toEqual(['lab'])
  })

  it('forgets them when they signed out, when the session ran out and when the account is gone', async () => {
    const token = await sign({})
    expect(await authenticateStaff(await sign({ sid: randomUUID() }), services)).toBeNull()
    await database.pool.query("update cms.staff_sessions set expires_at = now() - interval '1 second'")
    expect(await authenticateStaff(token, services)).toBeNull()
    await database.pool.query('truncate cms.staff cascade')
    expect(await authenticateStaff(token, services)).toBeNull()
  })

  it('takes no token of another key, another collection or another algorithm', async () => {
    expect(await authenticateStaff(await sign({}, 'another'), services)).toBeNull()
    expect(await authenticateStaff(await sign({ collection: 'customers' }), services)).toBeNull()
    const [, body] = (await sign({})).split('.')
    const none = Buffer.from('{"alg":"none"}').toString('base64url')
    expect(await authenticateStaff(`${none}.${body}.`, services)).toBeNull()
    expect(await authenticateStaff('nonsense', services)).toBeNull()
  })
})
