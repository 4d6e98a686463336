import { type BlockStory, storyImage, storyText } from '../story/block-story.ts'

const upload = {
  type: 'upload',
  version: 3,
  relationTo: 'media',
  value: 'x',
  image: storyImage('threads', 'Three threads'),
}
const link = {
  type: 'link',
  version: 3,
  fields: { linkType: 'custom', url: '/en-gb/dk-shop/private/storage/', opensInModal: true },
  children: [
    { type: 'text', version: 1, text: 'a page in a panel', format: 0, detail: 0, mode: 'normal', style: '' },
  ],
}
const { root } = storyText('Words of an editor')

export const story: BlockStory<'richText'> = {
  title: 'Rich text',
  states: [
    { name: 'a paragraph', block: { blockType: 'richText', id: 'story-r1', content: { root } } },
    {
      name: 'a picture and a link to a panel',
      block: {
        blockType: 'richText',
        id: 'story-r2',
        content: {
          root: {
            ...root,
            children: [...root.children, upload, { type: 'paragraph', version: 1, children: [link] }],
          },
        },
      },
    },
  ],
}
