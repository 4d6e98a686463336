import { expect, it } from 'vitest'
import { keepsColdEnough } from './cold-chain.ts'

it('CHK-07 sends vitrified eggs and embryos in nitrogen alone, straws on dry ice too', () => {
  expect(keepsColdEnough('dryIce', ['IUI', 'ICI', 'IVF'])).toBe(true)
  expect(keepsColdEnough('dryIce', ['IUI', 'embryo'])).toBe(false)
  expect(keepsColdEnough('dryIce', ['eggLot'])).toBe(false)
  for (const method of ['nitrogenTank', 'pickUp'] as const)
    expect(keepsColdEnough(method, ['embryo', 'eggLot', 'IUI'])).toBe(true)
})
