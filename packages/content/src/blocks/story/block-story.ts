import type { BlockData } from '../block-schema.ts'
import type { Image, RichTextData } from '../parts.ts'

/** A block in all its variants, as the page call gives it: for the catalogue, and for its test. */
export type BlockStory<Kind extends BlockData['blockType'] = BlockData['blockType']> = {
  title: string
  states: { name: string; block: Extract<BlockData, { blockType: Kind }> }[]
}

/** A drawing of the demo world. */
export function storyImage(name: string, title: string | null = null): Image {
  return {
    imageURL: `/media/${name}.webp`,
    alternativeText: `A drawing: ${name}`,
    title,
    width: 2100,
    height: 1180,
    focalX: 50,
    focalY: 50,
  }
}

/** A paragraph of an editor. */
export function storyText(words: string): RichTextData {
  const base = { version: 1, direction: 'ltr', format: '', indent: 0 }
  const text = { type: 'text', version: 1, text: words, format: 0, detail: 0, mode: 'normal', style: '' }
  return {
    root: {
      ...base,
      type: 'root',
      children: [{ ...base, type: 'paragraph', textFormat: 0, children: [text] }],
    },
  }
}

export const storyLink = { buttonText: 'Prices', buttonLink: '/en-gb/dk-shop/private/prices/' }
