import { expect, it, vi } from 'vitest'
import { keepAnswer } from './keep-answer.ts'

const minute = 60_000

it('API-11 keeps what is not used any more for five minutes, counted from its last use', async () => {
  const ask = vi.fn(async () => ['DK'])
  const read = (at: number) => keepAnswer('/api/cms/settings/countries', ask, at)
  expect(await read(0)).toEqual(['DK'])
  await read(4 * minute)
  await read(9 * minute - 1)
  expect(ask).toHaveBeenCalledTimes(1)
  await read(14 * minute)
  expect(ask).toHaveBeenCalledTimes(2)
})

it('asks once however many wait, and apart for each call', async () => {
  const ask = vi.fn(async (path: string) => path)
  const read = (path: string) => keepAnswer(path, () => ask(path))
  expect(await Promise.all([read('/a'), read('/a'), read('/b')])).toEqual(['/a', '/a', '/b'])
  expect(ask).toHaveBeenCalledTimes(2)
})

it('keeps nothing that failed', async () => {
  const ask = vi.fn().mockRejectedValueOnce(new Error('silence')).mockResolvedValue(1)
  await expect(keepAnswer('/c', ask)).rejects.toThrow('silence')
  expect(await keepAnswer('/c', ask)).toBe(1)
})
