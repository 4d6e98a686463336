import { expect, it } from 'vitest'
import { renderBlock } from '../story/render-block.tsx'
import { story } from './rich-text.story.tsx'

const stateOf = (name: string) => {
  const found = story.states.find((state) => state.name === name)
  if (!found) throw new Error(`no state ${name}`)
  return found.block
}

it('BLK-14 shows the words of the editor', () => {
  expect(renderBlock(stateOf('a paragraph'))).toContain('<p>Words of an editor</p>')
})

it('BLK-38 takes pictures within a text from the library, in the widths they need', () => {
  const html = renderBlock(stateOf('a picture and a link to a panel'))
  expect(html).toContain('/cdn-cgi/image/width=1600/media/threads.webp')
  expect(html).toContain('<figcaption>Three threads</figcaption>')
})

it('PAGE-46 marks links that open in a panel, and leaves them links', () => {
  const html = renderBlock(stateOf('a picture and a link to a panel'))
  expect(html).toContain(
    '<a href="/en-gb/dk-shop/private/storage/" data-opens-in-modal="true">a page in a panel</a>',
  )
})
