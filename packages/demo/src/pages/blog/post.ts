import { type PageText, type PageWriting, text } from '../page-writing.ts'

type Words = { title: string; slug: string; intro: string; words: string }

/** A post of the blog from plain writing. */
export function post(
  name: string,
  epiId: number,
  facts: { publishedOn: string; author: string; tags: string[] },
  words: { 'en-GB': Words; 'da-DK': Words; 'de-DE': Words; 'fr-FR'?: Words; 'es-ES'?: Words },
): PageWriting {
  const toText = ({ words: writing, ...rest }: Words): PageText => ({ ...rest, blocks: [text(writing)] })
  return {
    name: `post-${name}`,
    epiId,
    kind: 'BlogPostPage',
    parent: 'blog',
    post: { ...facts, image: name },
    texts: {
      'en-GB': toText(words['en-GB']),
      'da-DK': toText(words['da-DK']),
      'de-DE': toText(words['de-DE']),
      ...(words['fr-FR'] ? { 'fr-FR': toText(words['fr-FR']) } : {}),
      ...(words['es-ES'] ? { 'es-ES': toText(words['es-ES']) } : {}),
    },
  }
}
