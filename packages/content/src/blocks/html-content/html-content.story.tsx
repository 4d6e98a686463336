import type { Story } from '@kindred/ui/story/story'
import type { BlockWords } from '../block-words.ts'
import { HtmlContentBlock } from './html-content.tsx'

const words = { t: (key: string) => key } as unknown as BlockWords
const block = {
  blockType: 'htmlContent' as const,
  id: '1',
  headline: null,
  fileuri: 'protocols/thawing.html',
}
const html =
  '<html><head><title>Thawing</title></head><body><h1>Thawing</h1><p>Hold the straw at <b>37 °C</b> for a minute.</p><table><tr><th scope="row">Water bath</th><td>1 minute</td></tr></table></body></html>'

export const story: Story = {
  title: 'Block: HTML content',
  states: [
    { name: 'document', element: <HtmlContentBlock {...block} htmlContent={html} words={words} /> },
    { name: 'not there', element: <HtmlContentBlock {...block} statusText="Not Found" words={words} /> },
    {
      name: 'without a body',
      element: <HtmlContentBlock {...block} htmlContent="<p>Only a part</p>" words={words} />,
    },
  ],
}
