import type { BlockStory } from '../story/block-story.ts'

const base = { blockType: 'htmlContent', headline: null, fileuri: 'protocols/thawing.html' } as const
const html =
  '<html><head><title>Thawing</title></head><body><h1>Thawing</h1><p>Hold the straw at <b>37 °C</b> for a minute.</p><table><tr><th scope="row">Water bath</th><td>1 minute</td></tr></table></body></html>'

export const story: BlockStory<'htmlContent'> = {
  title: 'HTML content',
  states: [
    { name: 'document', block: { ...base, id: 'story-h1', htmlContent: html } },
    { name: 'not there', block: { ...base, id: 'story-h2', statusText: 'Not Found' } },
    { name: 'without a body', block: { ...base, id: 'story-h3', htmlContent: '<p>Only a part</p>' } },
  ],
}
