import type { Story } from '@kindred/ui/story/story'
import type { BlockWords } from '../block-words.ts'
import { DownloadBlock } from './download.tsx'
import type { DownloadFile } from './schema.ts'

const texts: Record<string, string> = { document: 'Document', audio: 'Sound', video: 'Film' }
const words = {
  language: 'en-GB',
  t: (key: string, values?: Record<string, unknown>) =>
    texts[key.split('.')[1] ?? ''] ?? `Download ${values?.name ?? ''}`,
} as unknown as BlockWords

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
const block = {
  blockType: 'download' as const,
  id: '1',
  headline: 'Papers and films',
  text: 'To keep.',
  words,
}

export const story: Story = {
  title: 'Block: download',
  states: [
    { name: 'with dividers', element: <DownloadBlock {...block} divider items={sampleItems} /> },
    {
      name: 'without',
      element: <DownloadBlock {...block} headline={null} text={null} divider={false} items={sampleItems} />,
    },
  ],
}
