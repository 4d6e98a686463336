import { expect, it } from 'vitest'
import { choose, markBoxes, readChosen, withChosen } from './choose-donors.ts'

const none = readChosen('')

it('SRCH-09 the choice stands in the address, and nothing else of it changes', () => {
  const two = choose(choose(none, 'K1', true), 'K2', true)
  expect(withChosen('/find/?hairColour=brown,red&shown=40', two)).toBe(
    '/find/?hairColour=brown,red&shown=40&compare=K1,K2',
  )
  expect(withChosen('/find/?compare=K9&shown=40', two)).toBe('/find/?shown=40&compare=K1,K2')
  expect(withChosen('/find/?compare=K1', choose(readChosen('?compare=K1'), 'K1', false))).toBe('/find/')
  expect(readChosen('?compare=K1,K2&compare=K1,nobody').codes).toEqual(['K1', 'K2'])
})

it('SRCH-09 four are the most: no other box can be ticked until one is taken out', () => {
  const boxes = ['K1', 'K2', 'K5'].map((value) => ({ value, checked: false, disabled: false }))
  markBoxes(boxes, readChosen('?compare=K1,K2,K3,K4'))
  expect(boxes.map(({ checked, disabled }) => [checked, disabled])).toEqual([
    [true, false],
    [true, false],
    [false, true],
  ])
  markBoxes(boxes, readChosen('?compare=K1,K3,K4'))
  expect(boxes.map(({ checked, disabled }) => [checked, disabled])).toEqual([
    [true, false],
    [false, false],
    [false, false],
  ])
})
