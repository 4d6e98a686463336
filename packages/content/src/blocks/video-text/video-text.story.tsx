import { type BlockStory, storyImage, storyText } from '../story/block-story.ts'

const base = {
  blockType: 'videoText',
  headline: 'A film',
  content: storyText('Its words.'),
  videoTitle: 'The tide',
} as const

export const story: BlockStory<'videoText'> = {
  title: 'Video with text',
  states: [
    {
      name: 'of the library',
      block: { ...base, id: 'story-v1', videoURL: '/media/tide.webm', image: storyImage('tide') },
    },
    {
      name: 'of the library, begins by itself, on the right',
      block: { ...base, id: 'story-v2', videoURL: '/media/tide.webm', autoplay: true, videoOnRight: true },
    },
    {
      name: 'at YouTube, its own thumbnail',
      block: { ...base, id: 'story-v3', videoURL: 'https://youtu.be/aqz-KE-bpKQ', autoplay: true },
    },
    {
      name: 'at Vimeo, a drawing',
      block: { ...base, id: 'story-v4', videoURL: 'https://vimeo.com/76979871' },
    },
  ],
}
