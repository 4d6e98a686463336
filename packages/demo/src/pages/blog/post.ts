import { type AlsoWritten, type PageText, type PageWriting, text, type Written } from '../page-writing.ts'

type Words = { title: string; slug: string; intro: string; words: string }

/** A post of the blog from plain writing. */
export function post(
  name: string,
  epiId: number,
  facts: { publishedOn: string; author: string; tags: string[] },
  words: Record<Written | AlsoWritten, Words>,
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
      'fr-FR': toText(words['fr-FR']),
      'es-ES': toText(words['es-ES']),
    },
  }
}
