import type { Send } from '@kindred/contracts/request'
import { expect, it, vi } from 'vitest'
import { makePhotoDesk } from './card-photos.ts'

const card = (donorGuid: string) => ({ shopCode: 'dk', locale: 'en-gb', donorGuid })

/** Answers with a photograph for every donor whose id ends in an even digit. */
function makeDesk() {
  const asked: { path: string; donorGuids: string[] }[] = []
  const send = (async (path: string, call: { body: { donorGuids: string[] } }) => {
    const { donorGuids } = call.body
    asked.push({ path, donorGuids })
    return {
      donors: donorGuids.map((donorGuid) => ({
        donorGuid,
        profilePhotoUrl: Number(donorGuid.at(-1)) % 2 === 0 ? `/photo/${donorGuid}` : null,
      })),
    }
  }) as Send
  return { asked, ask: makePhotoDesk(() => send) }
}

it('DON-03 DON-11 asks for the photographs of all cards of a page with one call, each donor once', async () => {
  const { asked, ask } = makeDesk()
  const told = new Map<string, string | null>()
  for (const guid of ['d0', 'd1', 'd0']) ask(card(guid), (photo) => told.set(guid, photo))
  await vi.waitFor(() => expect(told.size).toBe(2))
  expect(asked).toEqual([{ path: '/api/donors/en-gb/listDetails', donorGuids: ['d0', 'd1'] }])
  expect(Object.fromEntries(told)).toEqual({ d0: '/photo/d0', d1: null })
})

it('DON-11 asks for no more at once than a call answers', async () => {
  const { asked, ask } = makeDesk()
  let count = 0
  for (let n = 0; n < 230; n++) ask(card(`d${n}`), () => count++)
  await vi.waitFor(() => expect(count).toBe(230))
  expect(asked.map(({ donorGuids }) => donorGuids.length)).toEqual([100, 100, 30])
})

it('DON-03 leaves the drawing where the call is refused', async () => {
  const ask = makePhotoDesk(() => (() => Promise.reject(new Error('503'))) as Send)
  const tell = vi.fn()
  ask(card('d0'), tell)
  await vi.waitFor(() => expect(tell).toHaveBeenCalledWith(null))
})
