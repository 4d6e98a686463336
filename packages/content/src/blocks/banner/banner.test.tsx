import { expect, it } from 'vitest'
import { renderBlock } from '../story/render-block.tsx'
import { story } from './banner.story.tsx'

const stateOf = (name: string) => {
  const found = story.states.find((state) => state.name === name)
  if (!found) throw new Error(`no state ${name}`)
  return found.block
}

it('BLK-03 shows headline, words and a button on either ground', () => {
  const html = renderBlock(stateOf('on the deep field'))
  expect(html).toContain('data-tone="deep"')
  expect(html).toContain('<h2>Deep</h2>')
  expect(html).toContain('k-button--outlined-on-deep')
})

it('BLK-03 BLK-29 shows its picture as 1600 by 900', () => {
  const html = renderBlock(stateOf('with a picture and a light button'))
  expect(html).toContain('width=1600,height=900,fit=cover/media/dusk.webp')
  expect(html).toContain('k-button--filled-on-deep')
})
