import { expect, it } from 'vitest'
import { nestedBlockConfigs } from '../nested-block-configs.ts'
import { renderBlock } from '../story/render-block.tsx'
import { story } from './two-columns.story.tsx'

const stateOf = (name: string) => {
  const found = story.states.find((state) => state.name === name)
  if (!found) throw new Error(`no state ${name}`)
  return found.block
}

it('BLK-16 gives the left column its share in per cent', () => {
  const html = renderBlock(stateOf('30 to 70, words and a picture'))
  expect(html).toContain('--left:30fr;--right:70fr')
  expect(html).toContain('Thirty per cent.')
  expect(html).toContain('<figcaption>Seventy per cent</figcaption>')
})

it('BLK-16 holds blocks of its own, checked like any other', () => {
  const html = renderBlock(stateOf('blocks within a column'))
  expect(html).toContain('“A quote in a column.”')
  expect(html).toContain('<!-- unknown block: nonsense -->')
})

it('BLK-16 cannot hold itself: a column is no page', () => {
  const slugs: string[] = nestedBlockConfigs.map(({ slug }) => slug)
  for (const inside of ['richText', 'download', 'htmlContent']) expect(slugs).toContain(inside)
  for (const outside of ['twoColumns', 'hero', 'scriptInjection']) expect(slugs).not.toContain(outside)
})
