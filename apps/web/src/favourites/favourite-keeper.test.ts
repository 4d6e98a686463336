import { CallError } from '@kindred/contracts/request'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { FavouriteKeeper } from './favourite-keeper.ts'

const ada = { username: 'u1', client_guid: 'u1', name: 'Ada' } as never
const eve = { username: 'u2', client_guid: 'u2', name: 'Eve' } as never
const anselm = { donorGuid: 'guid-1', donorId: 'K4127' }
const tobias = { donorGuid: 'guid-2', donorId: 'K3980' }
const list = '/api/users/u1/Donors/Favorites'
const cards = '/api/donors/favorites/en-gb'

let shop: Set<string>
let calls: string[]
let refusal: { status: number; code: string } | null
const measure = vi.fn()
const report = vi.fn()

beforeEach(() => {
  shop = new Set()
  calls = []
  refusal = null
  measure.mockReset()
  report.mockReset()
})

/** A shop that keeps what it is told, or refuses. */
const send = (async (path: string, call: { method?: string; body?: { donorGuid: string } } = {}) => {
  const method = call.method ?? 'GET'
  calls.push(`${method} ${path}`)
  if (method === 'GET')
    return path === cards
      ? { favourites: [], gone: [] }
      : [...shop].map((donorGuid) => ({ donorGuid, donorId: '', userGuid: 'u1', username: 'u1' }))
  if (refusal) {
    const { status, code } = refusal
    throw new CallError(Response.json({}, { status }), { errors: [{ code, message: '' }] })
  }
  if (call.body) shop.add(call.body.donorGuid)
  else shop.delete(path.split('/').at(-1) ?? '')
}) as never

async function open(user = ada) {
  const keeper = new FavouriteKeeper({ send, locale: 'en-gb', measure, report })
  await keeper.follow(user)
  calls.length = 0
  return keeper
}
const kept = (keeper: FavouriteKeeper) => [...keeper.read().kept]

describe('favourites of a page', () => {
  it('FAV-02 waits with what was pressed until it is known who is signed in', async () => {
    const keeper = new FavouriteKeeper({ send, locale: 'en-gb', measure, report })
    const adding = keeper.set(anselm, true)
    expect([kept(keeper), calls]).toEqual([['guid-1'], []])
    await keeper.follow(ada)
    expect(await adding).toEqual({ ok: true })
    expect([kept(keeper), [...shop]]).toEqual([['guid-1'], ['guid-1']])
  })

  it('FAV-02 shows at once what was pressed, and sets and unsets', async () => {
    const keeper = await open()
    const adding = keeper.set(anselm, true)
    expect(kept(keeper)).toEqual(['guid-1'])
    expect(await adding).toEqual({ ok: true })
    const removing = keeper.set(anselm, false)
    expect(kept(keeper)).toEqual([])
    expect(await removing).toEqual({ ok: true })
    expect([...shop]).toEqual([])
  })

  it('FAV-04 fetches only the list again after an addition', async () => {
    const keeper = await open()
    await keeper.set(anselm, true)
    expect(calls).toEqual(['POST /api/users/u1/FavoriteDonors', `GET ${list}`])
  })

  it('FAV-03 DON-10 fetches the list and the one of this language again after a removal', async () => {
    shop.add('guid-1')
    const keeper = await open()
    await keeper.set(anselm, false)
    expect(calls[0]).toBe('DELETE /api/users/u1/Donors/Favorites/guid-1')
    expect(calls.slice(1).sort()).toEqual([`GET ${cards}`, `GET ${list}`])
    expect(keeper.read().cards).toEqual({ favourites: [], gone: [] })
  })

  it('ANA-02 tells each addition and removal exactly once, and none that failed', async () => {
    const keeper = await open()
    await keeper.set(anselm, true)
    expect(measure.mock.calls).toEqual([['favouriteAdded']])
    await keeper.set(anselm, false)
    expect(measure.mock.calls).toEqual([['favouriteAdded'], ['favouriteRemoved']])
    refusal = { status: 422, code: 'too-many-favourites' }
    await keeper.set(anselm, true)
    expect(measure).toHaveBeenCalledTimes(2)
  })

  it('FAV-05 makes no call without both ids of a donor, and reports it', async () => {
    const keeper = await open()
    expect(await keeper.set({ donorGuid: 'guid-1' }, true)).toEqual({ ok: false, code: 'other' })
    expect(await keeper.set({ donorId: 'K4127' }, false)).toEqual({ ok: false, code: 'other' })
    expect(report.mock.calls).toEqual([
      ['Invalid donorGuid: guid-1 or donorId: undefined detected'],
      ['Invalid donorGuid: undefined or donorId: K4127 detected'],
    ])
    expect([calls, kept(keeper)]).toEqual([[], []])
  })

  it('FAV-06 takes an addition back that was refused, and reports what the shop said', async () => {
    const keeper = await open()
    refusal = { status: 422, code: 'too-many-favourites' }
    expect(await keeper.set(anselm, true)).toEqual({ ok: false, code: 'too-many-favourites' })
    expect(kept(keeper)).toEqual([])
    expect(report).toHaveBeenCalledExactlyOnceWith(
      'Add favorites gave the following response: 422 too-many-favourites',
    )
  })

  it('FAV-07 takes a removal back that failed, and reports what the shop said', async () => {
    shop.add('guid-1')
    const keeper = await open()
    refusal = { status: 503, code: 'unavailable' }
    expect(await keeper.set(anselm, false)).toEqual({ ok: false, code: 'unavailable' })
    expect(kept(keeper)).toEqual(['guid-1'])
    expect(report).toHaveBeenCalledExactlyOnceWith(
      'Removing favorites gave the following response: 503 unavailable',
    )
  })

  it('FAV-02 lets the last of several presses win, whatever the earlier ones are answered', async () => {
    const keeper = await open()
    await Promise.all([keeper.set(anselm, true), keeper.set(tobias, true), keeper.set(anselm, false)])
    expect(kept(keeper)).toEqual(['guid-2'])
    expect([...shop]).toEqual(['guid-2'])
    const presses = [keeper.set(tobias, false), keeper.set(tobias, true)]
    expect(kept(keeper)).toEqual(['guid-2'])
    await Promise.all(presses)
    expect([...shop]).toEqual(['guid-2'])
  })

  it('FAV-01 SES-16 forgets the list of who signed out, and never shows it to who comes after', async () => {
    shop.add('guid-1')
    const keeper = await open()
    expect(kept(keeper)).toEqual(['guid-1'])
    await keeper.follow(null)
    expect(keeper.read()).toMatchObject({ status: 'nobody', kept: new Set() })
    shop.clear()
    const following = keeper.follow(eve)
    expect(keeper.read()).toMatchObject({ status: 'loading', kept: new Set() })
    await following
    expect(keeper.read().status).toBe('ready')
  })
})
