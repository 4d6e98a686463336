import { makeFileBytes } from '@kindred/domain/uploads/testing'
import { describe, expect, it } from 'vitest'
import { signIn, signInStaff } from '../testing/test-app.ts'
import { addCustomer } from '../testing/test-world.ts'
import {
  agree,
  ask,
  attach,
  call,
  code,
  type Method,
  openGenetics,
  read,
  tell,
  world,
} from './testing/genetics-world.ts'

openGenetics()

describe('staff', () => {
  const asStaff = (role = 'coordinator') => {
    world.asking = signInStaff(role)
  }
  const staff = (method: Method, path: string, payload?: object) =>
    ask(method, `/api/staff/genetics${path}`, payload)

  it('look only where they were asked to, only in two roles, and each look stays known', async () => {
    await agree(true, false)
    await tell({ CFTR: 'carrier' })
    asStaff()
    expect((await staff('GET', `/${world.me}`)).statusCode).toBe(404)
    expect(
      (await staff('GET', '')).json().map((row: { customerId: string }) => row.customerId),
    ).not.toContain(world.me)
    world.asking = signIn(world.me)
    await agree(true, true)
    const { id } = (await call('POST', 'reports', attach(makeFileBytes('pdf'), 'report.pdf'))).json()
    for (const role of ['orders', 'lab', 'editor', 'support']) {
      asStaff(role)
      expect((await staff('GET', `/${world.me}`)).statusCode).toBe(403)
      expect((await staff('GET', '')).statusCode).toBe(403)
    }
    asStaff('responsible')
    expect((await staff('GET', '')).json()).toContainEqual(
      expect.objectContaining({ customerId: world.me, reports: 1, confirmedAt: null }),
    )
    expect((await staff('GET', '')).body).not.toContain('CFTR')
    const record = (await staff('GET', `/${world.me}`)).json()
    expect(record.record.findings).toEqual([{ gene: 'CFTR', result: 'carrier' }])
    expect((await staff('GET', `/${world.me}/reports/${id}/address`)).statusCode).toBe(200)
    expect(
      (await staff('GET', `/${await addCustomer(world.database.pool)}/reports/${id}/address`)).statusCode,
    ).toBe(404)
    const { rows } = await world.database.pool.query(
      'select actor, action from shop.audit_log where subject = $1 order by id',
      [`genetic-findings:${world.me}`],
    )
    expect(rows.slice(-2)).toEqual([
      { actor: 'staff:one', action: 'genetics.read' },
      { actor: 'staff:one', action: 'genetics.reportRead' },
    ])
    await expect(
      world.database.pool.query('delete from shop.audit_log where subject = $1', [
        `genetic-findings:${world.me}`,
      ]),
    ).rejects.toThrow()
  })

  it('confirm or correct the version they have read; a change takes the confirmation away', async () => {
    await agree(true, true)
    await tell({ CFTR: 'carrier' })
    asStaff()
    expect((await staff('POST', `/${world.me}/confirm`, { version: 1 })).statusCode).toBe(204)
    world.asking = signIn(world.me)
    expect((await read()).record.confirmedAt).not.toBeNull()
    await tell({ PAH: 'carrier' })
    expect((await read()).record).toMatchObject({ version: 2, confirmedAt: null })
    asStaff()
    expect(code(await staff('POST', `/${world.me}/confirm`, { version: 1 }))).toBe('422 findings-changed')
    const corrected = { version: 2, findings: [{ gene: 'GJB2', result: 'notFound' }] }
    expect((await staff('POST', `/${world.me}/correct`, corrected)).statusCode).toBe(204)
    expect(code(await staff('POST', `/${world.me}/correct`, corrected))).toBe('422 findings-changed')
    const unknown = { version: 3, findings: [{ gene: 'XYZ', result: 'notFound' }] }
    expect(code(await staff('POST', `/${world.me}/correct`, unknown))).toBe('422 unknown-gene')
    world.asking = signIn(world.me)
    expect((await read()).record).toMatchObject({
      version: 3,
      findings: [{ gene: 'GJB2', result: 'notFound' }],
      confirmedAt: expect.any(String),
    })
    await agree(true, false)
    asStaff()
    expect((await staff('POST', `/${world.me}/confirm`, { version: 3 })).statusCode).toBe(404)
  })
})
