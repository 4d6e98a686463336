import { describe, expect, it } from 'vitest'
import type { TestDonor } from '../testing/test-world.ts'
import {
  addTested,
  agree,
  ask,
  call,
  code,
  match,
  openGenetics,
  tell,
  world,
} from './testing/genetics-world.ts'

openGenetics()

describe('what a donor means', () => {
  it('is match, no match or not tested, with the couple’s risk as 1 in N, in the order asked', async () => {
    await agree()
    await tell({ CFTR: 'carrier', PAH: 'notFound' })
    const both = await addTested(['CFTR', 'PAH'], ['CFTR'])
    const clear = await addTested(['CFTR', 'PAH'])
    const untested = await addTested(['PAH'])
    const unlike = await addTested(['CFTR', 'PAH', 'GJB2'], ['GJB2'])
    const answer = await match(untested, both, clear, unlike)
    expect(answer.json()).toMatchObject({ isConfirmed: false })
    expect(answer.json().matches).toMatchObject([
      {
        donorId: untested.code,
        verdict: 'notTested',
        genes: [{ gene: 'CFTR', verdict: 'notTested', oneIn: 100 }],
      },
      {
        donorId: both.code,
        verdict: 'noMatch',
        genes: [{ gene: 'CFTR', condition: 'Cystic fibrosis', verdict: 'noMatch', oneIn: 4 }],
      },
      {
        donorId: clear.code,
        verdict: 'match',
        genes: [{ gene: 'CFTR', verdict: 'match', oneIn: 964 }],
        compared: 2,
        remainingOneIn: 10_000,
      },
      {
        donorId: unlike.code,
        verdict: 'notTested',
        genes: [{ gene: 'GJB2', verdict: 'notTested', oneIn: 168 }, { gene: 'CFTR' }],
      },
    ])
  })

  it('never tells what was found in the donor: the answer has verdicts and numbers of the couple and nothing else', async () => {
    await agree()
    await tell({ CFTR: 'carrier', PAH: 'notFound', DMD: 'notFound' })
    const donor = await addTested(['CFTR', 'PAH', 'GJB2'], ['CFTR', 'GJB2'])
    const answer = await match(donor)
    const names = new Set<string>()
    JSON.stringify(answer.json(), (name, value) => {
      if (name && !/^\d+$/.test(name)) names.add(name)
      return value
    })
    expect([...names].sort()).toEqual([
      'compared',
      'condition',
      'dependsOnDonor',
      'donorId',
      'gene',
      'genes',
      'isAtMost',
      'isConfirmed',
      'matches',
      'notCompared',
      'oneIn',
      'remainingOneIn',
      'verdict',
    ])
    expect(answer.body).not.toMatch(/carrier|notFound|testedGenes|variant|genotype|c\.\d|p\.[A-Z]|rs\d+/i)
    expect(answer.headers['cache-control']).toMatch(/no-store/)
  })

  it('is told only to who has told us findings, and only of donors who are there', async () => {
    const donor = await addTested(['CFTR'])
    const status = async () => (await ask('GET', '/api/geneticmatching/status')).json()
    expect(await status()).toEqual({ hasFindings: false })
    expect(code(await match(donor))).toBe('422 no-findings')
    await agree()
    await tell({ CFTR: 'carrier' })
    expect(await status()).toEqual({ hasFindings: true })
    await world.database.pool.query('update shop.donor set blocked_at = now() where id = $1', [donor.id])
    expect((await match(donor)).json().matches).toEqual([])
    for (const donorIds of [[], ['x'], [`${donor.code}'`], Array(201).fill(donor.code)])
      expect((await call('POST', 'match', { donorIds })).statusCode).toBe(400)
    world.asking = {}
    expect((await match(donor)).statusCode).toBe(401)
  })
})

describe('the search for donors to match', () => {
  const search = (body: object = {}) =>
    ask('POST', '/api/cms/donors/donorstomatch/search', { take: 60, ...body })

  it('SRCH-11 hides on request exactly those that are no match, and says how many it left out', async () => {
    await agree()
    await tell({ CFTR: 'carrier', PAH: 'carrier', GJB2: 'notFound' })
    const made = [
      await addTested(['CFTR', 'PAH', 'GJB2'], ['CFTR']),
      await addTested(['CFTR', 'PAH', 'GJB2'], ['PAH', 'GJB2']),
      await addTested(['CFTR', 'PAH', 'GJB2'], ['GJB2']),
      await addTested(['GJB2']),
    ]
    const codes = made.map((donor) => donor.code)
    const listed = async (body?: object) =>
      (await search(body))
        .json()
        .donors.flatMap(({ donorId }: { donorId: string }) => (codes.includes(donorId) ? [donorId] : []))
    expect((await listed()).sort()).toEqual(codes)
    expect((await listed({ hideNotMatching: true })).sort()).toEqual(codes.slice(2))
    const hidden = (await search({ hideNotMatching: true })).json()
    expect(hidden.leftOut).toBe((await search()).json().total - hidden.total)
    expect(hidden.leftOut).toBeGreaterThanOrEqual(2)
    expect((await search()).json().leftOut).toBeUndefined()
    const verdicts = (await match(...made)).json().matches.map(({ verdict }: { verdict: string }) => verdict)
    expect(verdicts.slice(0, 2)).toEqual(['noMatch', 'noMatch'])
    expect(verdicts.slice(2)).not.toContain('noMatch')
  })

  it('SRCH-11 hides egg donors who carry an X-linked change, and no sperm donor for one', async () => {
    await agree()
    await tell({ DMD: 'carrier' })
    const sperm = await addTested(['DMD'], ['DMD'])
    const egg = await addTested(['DMD'], ['DMD'], 'egg')
    const has = async (kind: string, donor: TestDonor) =>
      (await search({ kind, hideNotMatching: true }))
        .json()
        .donors.some(({ donorId }: { donorId: string }) => donorId === donor.code)
    expect([await has('sperm', sperm), await has('egg', egg)]).toEqual([true, false])
  })

  it('SRCH-11 asks for sign-in and findings before it hides anybody, and nobody else’s search changes', async () => {
    expect(code(await search({ hideNotMatching: true }))).toBe('422 no-findings')
    world.asking = {}
    expect((await search({ hideNotMatching: true })).statusCode).toBe(401)
    expect((await search()).statusCode).toBe(200)
    expect((await search({ hideNotMatching: 'yes' })).statusCode).toBe(400)
    const all = await ask('POST', '/api/cms/donors/searchallmarkets', { hideNotMatching: true })
    expect(all.statusCode).toBe(400)
  })
})
