import { documentId } from '../../documents/seed-documents.ts'
import { text } from '../page-writing.ts'
import { demoPage } from './demo-page.ts'

const item = (name: string, rest: object = {}) => ({ document: documentId(name), ...rest })

export const demoDownload = demoPage('demo-download', 926, 'Download', 'download', [
  {
    blockType: 'download',
    headline: 'A document, a sound, a film',
    text: 'Each is known by its extension. Sound and film can be played in place.',
    divider: true,
    items: [
      item('receiving-a-tank.pdf', {
        title: 'Receiving a nitrogen tank',
        description: 'Where to keep it, when to open it, and how it goes back.',
      }),
      item('voice-of-a-donor.wav', { title: 'Five tones', description: 'In place of a donor’s voice.' }),
      item('tide.webm', { title: 'Tide', description: 'A silent film of eight seconds.' }),
    ],
  },
  {
    blockType: 'download',
    headline: 'For customers, without lines',
    divider: false,
    items: [
      item('storage-agreement.pdf', {
        title: 'Agreement on storage',
        description: 'Sign in first: the address is made for you and leads here for two minutes.',
      }),
      item('receiving-a-tank.pdf'),
    ],
  },
])

const html = (fileuri: string, headline?: string) => ({ blockType: 'htmlContent', fileuri, headline })

export const demoHtmlContent = demoPage('demo-html-content', 927, 'HTML content', 'html-content', [
  text(
    'A whole HTML document from elsewhere. What stands in its body is shown, without what runs or styles.',
  ),
  html('protocols/thawing.html'),
  html('protocols/not-there.html', 'A document that is not there'),
  html('protocols/part.html', 'A document without a body'),
])
