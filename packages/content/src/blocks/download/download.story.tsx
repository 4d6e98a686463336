import type { BlockStory } from '../story/block-story.ts'
import type { DownloadFile } from './schema.ts'

const file = (fileName: string, kind: DownloadFile['kind'], contentType: string): DownloadFile => ({
  id: fileName,
  fileName,
  contentType,
  kind,
  length: 480_000,
  isProtected: false,
})

export const sampleItems = [
  {
    title: 'Guide',
    description: 'What happens on the day',
    file: file('guide.pdf', 'document', 'application/pdf'),
  },
  { title: 'Interview', description: null, file: file('interview.mp3', 'audio', 'audio/mpeg') },
  {
    title: null,
    description: 'A walk through the laboratory',
    file: file('visit.mp4', 'video', 'video/mp4'),
  },
  {
    title: 'Contract',
    description: 'For clinics that work with us',
    file: { ...file('contract.pdf', 'document', 'application/pdf'), isProtected: true },
  },
]
const base = { blockType: 'download', headline: 'Papers and films', text: 'To keep.' } as const

export const story: BlockStory<'download'> = {
  title: 'Download',
  states: [
    { name: 'with dividers', block: { ...base, id: 'story-d1', divider: true, items: sampleItems } },
    {
      name: 'without',
      block: { ...base, id: 'story-d2', headline: null, text: null, divider: false, items: sampleItems },
    },
  ],
}
