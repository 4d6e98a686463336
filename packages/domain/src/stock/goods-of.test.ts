import { expect, it } from 'vitest'
import { strawTypes } from '../vocabulary.ts'
import { goodsOf } from './goods-of.ts'

it('tells lots of eggs and embryos from straws of every type', () => {
  expect(strawTypes.map(goodsOf)).toEqual(strawTypes.map(() => 'straws'))
  expect([goodsOf('eggLot'), goodsOf('embryo')]).toEqual(['eggs', 'embryos'])
})
