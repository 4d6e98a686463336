import { expect, it } from 'vitest'
import { renderBlock } from '../story/render-block.tsx'
import { story } from './image-button.story.tsx'

const stateOf = (name: string) => {
  const found = story.states.find((state) => state.name === name)
  if (!found) throw new Error(`no state ${name}`)
  return found.block
}

it('BLK-19 is a link of picture and words', () => {
  const html = renderBlock(stateOf('with a line of words'))
  expect(html).toMatch(/<a class="k-image-button" href="\/en-gb\/dk-shop\/private\/prices\/"/)
  expect(html).toContain('alt="A drawing: seeds"')
  expect(html).toContain('What they are, and why.')
})

it('BLK-19 is a picture with its caption where its page is gone', () => {
  const html = renderBlock(stateOf('leads nowhere: only a picture'))
  expect(html).not.toContain('<a ')
  expect(html).toContain('<figcaption>Seeds, drawn</figcaption>')
})

it('PAGE-46 may open its page in a panel', () => {
  expect(renderBlock(stateOf('opens in a panel'))).toContain('data-opens-in-modal="true"')
})
