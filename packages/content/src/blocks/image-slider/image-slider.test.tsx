import { expect, it } from 'vitest'
import { renderBlock } from '../story/render-block.tsx'
import { story } from './image-slider.story.tsx'

const stateOf = (name: string) => {
  const found = story.states.find((state) => state.name === name)
  if (!found) throw new Error(`no state ${name}`)
  return found.block
}

it('BLK-08 is a row of pictures that can be reached and read without scripts', () => {
  const html = renderBlock(stateOf('moved by hand'))
  expect(html).toContain('aria-roledescription="carousel"')
  expect(html).toMatch(/<ul class="k-slider__row" tabindex="0"/i)
  expect(html.match(/<noscript>/g)).toHaveLength(3)
  expect(html).toContain('blocks.slider.show 2 3')
})

it('BLK-08 has a button to stop only where it moves by itself', () => {
  expect(renderBlock(stateOf('moved by hand'))).not.toContain('blocks.slider.play')
  expect(renderBlock(stateOf('moves by itself, words of its own'))).toContain('blocks.slider.play')
})

it('BLK-08 leaves no gap for a picture that is gone, and no buttons for a single one', () => {
  const html = renderBlock(stateOf('one picture, another is gone'))
  expect(html.match(/<figure/g)).toHaveLength(1)
  expect(html).not.toContain('k-slider__controls')
})

it('BLK-25 shows the words of a slide below it, else the title of its picture', () => {
  expect(renderBlock(stateOf('moved by hand'))).toContain('<figcaption>Drawn: tide</figcaption>')
  expect(renderBlock(stateOf('moves by itself, words of its own'))).toContain(
    'Words of the slide</figcaption>',
  )
})
