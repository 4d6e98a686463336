import { expect, it } from 'vitest'
import { judgeMemory, readResident } from './judge-memory.mjs'

it('reads what a process holds, and nothing of one that is gone or of a system that does not tell', () => {
  expect(readResident(7, () => 'Name:\tnode\nVmHWM:\t  500000 kB\nVmRSS:\t  390000 kB\nThreads:\t11\n')).toBe(
    399_360_000,
  )
  expect(readResident(7, () => 'Name:\tnode\n')).toBeNull()
  expect(
    readResident(7, () => {
      throw new Error('ENOENT')
    }),
  ).toBeNull()
})

it('says how much of what is allowed a process holds', () => {
  expect(judgeMemory('api', 399_360_000, 400)).toEqual({ fits: true, text: 'Memory of api: 399 of 400 MB' })
  expect(judgeMemory('web', 500_000_000, 500).fits).toBe(false)
})
