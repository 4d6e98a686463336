import { expect, it } from 'vitest'
import { findMediaIds, resolveBlocks, type Targets } from './resolve-blocks.ts'

const targets: Targets = {
  pageLink: (id) => (id === 'p1' ? { url: '/en-gb/dk-shop/private/prices/', title: 'Prices' } : null),
  media: (id) =>
    id === 'm1' ? { imageURL: '/m1.jpg', alternativeText: '', title: null, width: 10, height: 5 } : null,
}
const resolve = (block: Record<string, unknown>) => resolveBlocks([block], targets, (same) => same)[0]

it('BLK-28 turns a link to a page into its address, with the page’s title when it has no words', () => {
  const block = resolve({ blockType: 'banner', id: 'b', headline: 'H', link: { page: 'p1' } })
  expect(block).toMatchObject({
    link: { buttonText: 'Prices', buttonLink: '/en-gb/dk-shop/private/prices/' },
  })
})

it('BLK-28 PAGE-46 hands on how a button looks, and opens only pages of ours in a panel', () => {
  const look = { colour: 'ink', outlined: true, opensInModal: true }
  expect(
    resolve({ blockType: 'banner', id: 'b', headline: 'H', link: { page: 'p1', ...look } }),
  ).toMatchObject({
    link: { buttonColour: 'ink', outlined: true, opensInModal: true },
  })
  const away = { text: 'Away', url: 'https://else.test/', ...look }
  expect(resolve({ blockType: 'banner', id: 'b', headline: 'H', link: away })).toMatchObject({
    link: { buttonLink: 'https://else.test/', opensInModal: false },
  })
})

it('shows no button to a page that is not published, and none where the editor left it out', () => {
  expect(
    resolve({ blockType: 'banner', id: 'b', headline: 'H', link: { text: 'Go', page: 'gone' } }),
  ).toMatchObject({ link: null })
  expect(resolve({ blockType: 'hero', id: 'b', headline: 'H', primaryButton: {} })).toMatchObject({
    primaryButton: null,
  })
})

it('BLK-25 turns a picture into its address and finds all that are needed', () => {
  const block = { blockType: 'quote', id: 'q', text: 'T', image: 'm1', authorImage: 'gone' }
  expect([...findMediaIds([block])]).toEqual(['m1', 'gone'])
  expect(resolve(block)).toMatchObject({ image: { imageURL: '/m1.jpg' }, authorImage: null })
})

it('BLK-38 finds pictures within texts and nested blocks, too', () => {
  const upload = { type: 'upload', relationTo: 'media', value: 'm1' }
  const content = { root: { children: [upload] } }
  const left = { content, blocks: [{ blockType: 'quote', id: 'n', text: 'T', image: 'm2' }] }
  const block = { blockType: 'twoColumns', id: 't', leftWidth: 30, left, right: {} }
  expect([...findMediaIds([block])]).toEqual(['m1', 'm2'])
  expect(resolve(block)).toMatchObject({
    left: {
      content: { root: { children: [{ image: { imageURL: '/m1.jpg' } }] } },
      blocks: [{ image: null }],
    },
  })
})

it('keeps the words of a rich text link whose page is gone', () => {
  const link = (value: string) => ({
    type: 'link',
    fields: { linkType: 'internal', doc: { relationTo: 'pages', value } },
    children: [{ type: 'text', text: 'here' }],
  })
  const content = { root: { children: [link('p1'), link('gone')] } }
  const block = resolve({ blockType: 'richText', id: 'r', content }) as {
    content: { root: { children: { type: string; fields?: { url: string } }[] } }
  }
  expect(block.content.root.children[0]?.fields?.url).toBe('/en-gb/dk-shop/private/prices/')
  expect(block.content.root.children[1]).toMatchObject({ type: 'span', children: [{ text: 'here' }] })
})

it('BLK-21 says which block is broken and keeps the rest of the page', () => {
  expect(resolve({ blockType: 'quote', id: 'q', text: 7 })).toMatchObject({
    blockType: 'broken',
    kind: 'quote',
    id: 'q',
  })
})

it('BLK-20 passes an unknown kind on with nothing but its name', () => {
  expect(resolve({ blockType: 'carousel', id: 'c', secret: 1 })).toEqual({ blockType: 'carousel', id: 'c' })
})
