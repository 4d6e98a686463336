import { RichText as Converter } from '@payloadcms/richtext-lexical/react'
import type { ComponentProps } from 'react'
import type { RichTextBlockData } from './schema.ts'

type Data = ComponentProps<typeof Converter>['data']

/** The editor's tree as HTML; its links are resolved before it comes here. */
export function RichText({ content }: { content: RichTextBlockData['content'] }) {
  if (!content) return null
  // The schema has checked that it is a tree; its nodes are the editor's own business.
  return <Converter className="k-prose" data={content as unknown as Data} />
}

/** BLK-14 */
export function RichTextBlock({ content }: RichTextBlockData) {
  return (
    <section className="k-wrap k-block">
      <RichText content={content} />
    </section>
  )
}
