import type { Block, PageWriting } from '../page-writing.ts'

/** A page that shows one block in all its variants. For people who build: in English, and not for search engines. */
export function demoPage(
  name: string,
  epiId: number,
  title: string,
  slug: string,
  blocks: Block[],
): PageWriting {
  return {
    name,
    epiId,
    kind: 'StandardPage',
    parent: 'demo',
    shops: ['dk'],
    visitorTypes: ['private'],
    noindex: true,
    texts: { 'en-GB': { title, slug, intro: 'Every variant of one block.', blocks } },
  }
}
