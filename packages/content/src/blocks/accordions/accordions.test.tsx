import { expect, it } from 'vitest'
import { renderBlock } from '../story/render-block.tsx'
import { story } from './accordions.story.tsx'

const stateOf = (name: string) => {
  const found = story.states.find((state) => state.name === name)
  if (!found) throw new Error(`no state ${name}`)
  return found.block
}

it('BLK-02 opens and closes each item by itself', () => {
  const html = renderBlock(stateOf('each by itself'))
  expect(html.match(/<details/g)).toHaveLength(2)
  expect(html).not.toContain(' open')
  expect(html).not.toContain('name=')
  expect(html).toContain('<summary><h3')
})

it('BLK-02 closes the others where the editor wants one at a time', () => {
  const html = renderBlock(stateOf('one at a time, the first open'))
  expect(html.match(/name="only-one-story-acc-2"/g)).toHaveLength(2)
  expect(html.match(/<details[^>]* open=""/g)).toHaveLength(1)
})

it('BLK-02 makes its titles headings of the page without a headline', () => {
  expect(renderBlock(stateOf('without a headline'))).toContain('<summary><h2')
})
