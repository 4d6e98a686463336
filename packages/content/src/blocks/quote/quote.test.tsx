import { expect, it } from 'vitest'
import { renderBlock } from '../story/render-block.tsx'
import { story } from './quote.story.tsx'

const stateOf = (name: string) => {
  const found = story.states.find((state) => state.name === name)
  if (!found) throw new Error(`no state ${name}`)
  return found.block
}

it('BLK-13 shows words alone, behind a border, or with a picture left or right', () => {
  const looks = story.states.map(({ block }) => /data-look="(\w+)"/.exec(renderBlock(block))?.[1])
  expect(looks).toEqual(['plain', 'border', 'imageLeft', 'imageRight'])
  expect(renderBlock(stateOf('text only'))).not.toContain('<img')
  expect(renderBlock(stateOf('picture on the left'))).toContain('/media/dusk.webp')
})

it('BLK-27 names who said it and from where, with a face where there is one', () => {
  const html = renderBlock(stateOf('with a border and a face'))
  expect(html).toContain('<blockquote>“We read the law, and the price. In that order.”</blockquote>')
  expect(html).toContain('Marie and Lotte')
  expect(html).toContain('<span class="k-quote__place">Denmark</span>')
  expect(html).toContain('k-quote__face')
})

it('BLK-13 shows the drawing where no picture was chosen', () => {
  expect(renderBlock({ ...stateOf('picture on the left'), image: null } as never)).toContain(
    'k-quote__image--drawn',
  )
})
