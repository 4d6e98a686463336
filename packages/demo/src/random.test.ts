import { describe, expect, it } from 'vitest'
import { startRandom } from './random.ts'

describe('random', () => {
  it('gives the same stream for the same start and another for another', () => {
    const draw = (...seed: (string | number)[]) => {
      const random = startRandom(...seed)
      return [random.int(0, 1_000_000), random.uuid(), random.shuffle([1, 2, 3, 4, 5]).join('')]
    }
    expect(draw('donor', 7)).toEqual(draw('donor', 7))
    expect(draw('donor', 7)).not.toEqual(draw('donor', 8))
    expect(draw('donor', 7)).toEqual([420255, 'bc2e7cb4-181e-409a-ac0c-b531ba7da487', '21534'])
  })

  it('keeps to the weights it is given', () => {
    const random = startRandom('weights')
    const drawn = Array.from({ length: 20_000 }, () => random.weighted({ rare: 1, usual: 9 }))
    expect(drawn.filter((one) => one === 'rare').length / drawn.length).toBeCloseTo(0.1, 1)
  })

  it('stays within both ends', () => {
    const random = startRandom('ends')
    const drawn = new Set(Array.from({ length: 2000 }, () => random.int(2, 5)))
    expect([...drawn].sort()).toEqual([2, 3, 4, 5])
  })
})
