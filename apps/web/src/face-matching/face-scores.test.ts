import type { Send } from '@kindred/contracts/request'
import { expect, it, vi } from 'vitest'
import { makeScoreDesk } from './face-scores.ts'

/** Answers with a score for every donor whose name ends in an even digit. */
function makeDesk() {
  const asked: string[][] = []
  const send = (async (_path: string, call: { body: { donorGuids: string[] } }) => {
    const { donorGuids } = call.body
    asked.push(donorGuids)
    const scored = donorGuids.filter((guid) => Number(guid.at(-1)) % 2 === 0)
    return { scores: scored.map((donorGuid) => ({ donorGuid, faceMatchingScore: 0.5 })) }
  }) as Send
  return { asked, ask: makeScoreDesk(() => send) }
}

it('DON-04 asks for the scores of all cards of a page with one call, each donor once', async () => {
  const { asked, ask } = makeDesk()
  const told = new Map<string, (number | null)[]>()
  for (const guid of ['d0', 'd1', 'd2', 'd0'])
    ask('dk', guid, (score) => told.set(guid, [...(told.get(guid) ?? []), score]))
  await vi.waitFor(() => expect(told.size).toBe(3))
  expect(asked).toEqual([['d0', 'd1', 'd2']])
  expect(Object.fromEntries(told)).toEqual({ d0: [0.5, 0.5], d1: [null], d2: [0.5] })
})

it('DON-04 asks for no more at once than a call answers', async () => {
  const { asked, ask } = makeDesk()
  let count = 0
  for (let n = 0; n < 450; n++) ask('dk', `d${n}`, () => count++)
  await vi.waitFor(() => expect(count).toBe(450))
  expect(asked.map(({ length }) => length)).toEqual([200, 200, 50])
})

it('DON-04 shows no score where the call is refused', async () => {
  const ask = makeScoreDesk(() => (() => Promise.reject(new Error('401'))) as Send)
  const tell = vi.fn()
  ask('dk', 'd0', tell)
  await vi.waitFor(() => expect(tell).toHaveBeenCalledWith(null))
})
