import { expect, it } from 'vitest'
import { listBlocks, mapBlocks } from './nested-blocks.ts'

const columns = {
  blockType: 'twoColumns',
  id: 'c',
  left: { content: 'words', blocks: [{ blockType: 'quote', id: 'q' }] },
  right: { blocks: [{ blockType: 'download', id: 'd' }] },
}

it('BLK-16 finds the blocks of both columns', () => {
  const all = listBlocks([columns, { blockType: 'hero', id: 'h' }, { blockType: 'twoColumns', left: null }])
  expect(all.map(({ blockType }) => blockType)).toEqual([
    'twoColumns',
    'quote',
    'download',
    'hero',
    'twoColumns',
  ])
})

it('BLK-16 changes the blocks of both columns and leaves the rest of a column alone', () => {
  const hero = { blockType: 'hero', id: 'h' }
  const [changed, untouched] = mapBlocks([columns, hero], (block) =>
    block.blockType === 'hero' ? block : { ...block, seen: true },
  )
  expect(changed).toEqual({
    ...columns,
    seen: true,
    left: { content: 'words', blocks: [{ blockType: 'quote', id: 'q', seen: true }] },
    right: { blocks: [{ blockType: 'download', id: 'd', seen: true }] },
  })
  expect(untouched).toBe(hero)
})
