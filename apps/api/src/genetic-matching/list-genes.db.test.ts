import { describe, expect, it } from 'vitest'
import {
  addTested,
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

describe('the gene list', () => {
  it('GEN-03 gives each gene with condition, inheritance, frequency, detection rate and source, to anybody', async () => {
    world.asking = {}
    const list = (await call('GET', 'genes')).json()
    expect(list).toHaveLength(4)
    expect(list[0]).toEqual({
      gene: 'CFTR',
      condition: 'Cystic fibrosis',
      inheritance: 'autosomalRecessive',
      populations: [
        { population: 'European', carrierOneIn: 25, detectionRate: 0.9, source: 'a paper', verified: true },
      ],
    })
    expect((await call('GET', 'genes?search=phenyl')).json()).toMatchObject([{ gene: 'PAH' }])
    expect((await call('GET', 'genes?search=zzz')).json()).toEqual([])
    expect((await call('GET', `genes?search=${'x'.repeat(61)}`)).statusCode).toBe(400)
  })

  it('GEN-01 offers nothing of it in a shop where it is switched off, and takes nothing away', async () => {
    await agree()
    await tell({ CFTR: 'carrier' })
    const donor = await addTested(['CFTR'])
    const inUk = (method: Method, path: string, payload?: object) =>
      ask(method, `/api/geneticmatching/${path}`, payload, { 'x-shop-code': 'uk' })
    const off = '422 genetic-matching-off'
    expect(code(await inUk('GET', 'genes'))).toBe(off)
    expect(code(await inUk('PUT', 'findings', { relationship: 'none', findings: [] }))).toBe(off)
    expect(code(await inUk('POST', 'match', { donorIds: [donor.code] }))).toBe(off)
    expect(code(await inUk('POST', 'files/read', attach('gene,result\nPAH,neg', 'a.csv')))).toBe(off)
    const search = ask('POST', '/api/cms/donors/donorstomatch/search', {}, { 'x-shop-code': 'uk' })
    expect(code(await search)).toBe(off)
    expect((await inUk('GET', 'findings')).json().record.findings).toHaveLength(1)
    expect((await inUk('PUT', 'consents', { findings: false, review: false })).statusCode).toBe(200)
    expect((await read()).record).toBeNull()
  })
})

it('GEN-01 has a place in the account where the shop offers it, and where somebody has something to take back', async () => {
  const hasPlace = async (shop: string) =>
    (await ask('GET', '/api/cms/navigation/account/menu', undefined, { 'x-shop-code': shop }))
      .json()
      .some(({ url }: { url: string }) => url.endsWith('/account/genetics/'))
  expect([await hasPlace('dk'), await hasPlace('uk')]).toEqual([true, false])
  await agree()
  expect(await hasPlace('uk')).toBe(true)
  await agree(false)
  expect(await hasPlace('uk')).toBe(false)
})
