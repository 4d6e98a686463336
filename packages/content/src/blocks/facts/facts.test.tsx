import { expect, it } from 'vitest'
import { renderBlock } from '../story/render-block.tsx'
import { story } from './facts.story.tsx'

const stateOf = (name: string) => {
  const found = story.states.find((state) => state.name === name)
  if (!found) throw new Error(`no state ${name}`)
  return found.block
}

it('BLK-05 shows each fact with number, unit and words', () => {
  const html = renderBlock(stateOf('with words and a link'))
  expect(html).toContain('<dt>12 <small>families</small></dt>')
  expect(html).toContain('at most in Denmark')
  expect(html).toContain('href="/en-gb/dk-shop/private/prices/"')
  expect(renderBlock(stateOf('bare'))).not.toContain('<a ')
})
