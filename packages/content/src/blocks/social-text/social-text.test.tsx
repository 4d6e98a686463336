import { expect, it } from 'vitest'
import { renderBlock } from '../story/render-block.tsx'
import { story } from './social-text.story.tsx'

const stateOf = (name: string) => {
  const found = story.states.find((state) => state.name === name)
  if (!found) throw new Error(`no state ${name}`)
  return found.block
}

it('BLK-15 leads to each of the six places, in their order', () => {
  const html = renderBlock(stateOf('every place'))
  expect([...html.matchAll(/href="https:\/\/(\w+)\.example/g)].map(([, name]) => name)).toEqual([
    'facebook',
    'instagram',
    'linkedin',
    'youtube',
    'pinterest',
    'twitter',
  ])
  expect(html).toContain('<h2>Follow us</h2>')
})

it('BLK-15 shows only places with an address', () => {
  const html = renderBlock(stateOf('one of them'))
  expect(html.match(/<a /g)).toHaveLength(1)
  expect(html).toContain('LinkedIn')
})
