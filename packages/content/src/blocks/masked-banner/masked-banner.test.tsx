import { expect, it } from 'vitest'
import { renderBlock } from '../story/render-block.tsx'
import { story } from './masked-banner.story.tsx'

const stateOf = (name: string) => {
  const found = story.states.find((state) => state.name === name)
  if (!found) throw new Error(`no state ${name}`)
  return found.block
}

it.each(story.states.map(({ name, block }) => [name, block] as const))(
  'BLK-11 cuts its picture to a shape: %s',
  (_name, block) => {
    const html = renderBlock(block)
    expect(html).toContain(`data-shape="${block.shape}"`)
    expect(html).toContain(`<h2>${block.headline}</h2>`)
    expect(html).toContain('/cdn-cgi/image/width=1600,height=900')
  },
)

it('BLK-11 puts the picture on the side the editor chose', () => {
  expect(renderBlock(stateOf('tide, picture on the left'))).toContain('data-image-on-left="true"')
  expect(renderBlock(stateOf('pebble'))).not.toContain('data-image-on-left')
})
