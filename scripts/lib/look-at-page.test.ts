import { expect, it, vi } from 'vitest'
import { lookAtPage } from './look-at-page.mjs'

const report = (benchmarkIndex: number) => ({ environment: { benchmarkIndex } })
const quiet = { detail: () => undefined, again: () => undefined }

it('slows the counted looks by what the first one measured, and says both', async () => {
  const look = vi.fn(async (round: number) => report([1049.6, 980, 1100][round] ?? 0))
  const { reports, machine } = await lookAtPage({ ...quiet, runs: 2, look })
  expect(look.mock.calls).toEqual([
    [0, 4],
    [1, 2.4],
    [2, 2.4],
  ])
  expect(reports).toEqual([report(980), report(1100)])
  expect(machine).toBe('BenchmarkIndex 1050, then 980, 1100; slowed 2.4×')
})

it('slows by what it was told', async () => {
  const look = vi.fn(async () => report(1000))
  const { machine } = await lookAtPage({ ...quiet, runs: 1, slowdown: 4, look })
  expect(look.mock.calls).toEqual([
    [0, 4],
    [1, 4],
  ])
  expect(machine).toContain('slowed 4×')
})

it('looks once more where a look fails, says why, and gives up after that', async () => {
  const again = vi.fn()
  const look = vi.fn(async () => report(1000)).mockRejectedValueOnce(new Error('no paint'))
  await lookAtPage({ ...quiet, again, runs: 1, look })
  expect(again.mock.calls).toEqual([['no paint']])
  expect(look).toHaveBeenCalledTimes(3)
  const never = vi.fn(async () => Promise.reject(new Error('no Chromium')))
  await expect(lookAtPage({ ...quiet, runs: 1, look: never })).rejects.toThrow('no Chromium')
  expect(never).toHaveBeenCalledTimes(2)
})

it('says that times mean little where something else ran meanwhile', async () => {
  const measured = (...indexes: number[]) =>
    lookAtPage({ ...quiet, runs: 1, look: async (round: number) => report(indexes[round] ?? 0) })
  expect((await measured(1000, 1250)).machine).not.toContain('busy')
  expect((await measured(640, 1333)).machine).toContain('slowed 1.5×; the machine was busy: times say little')
  expect((await measured(1600, 900)).machine).toContain('busy')
})
