import { readLink } from '@kindred/domain/content/read-link'
import { Picture } from '@kindred/ui/picture/picture'
import { RichText as Converter, type JSXConvertersFunction } from '@payloadcms/richtext-lexical/react'
import type { ComponentProps } from 'react'
import { imageSchema } from '../parts.ts'
import type { RichTextBlockData } from './schema.ts'

type Data = ComponentProps<typeof Converter>['data']

/** Links say whether they open in a panel (PAGE-46); pictures come from the library in the widths they need (BLK-38). */
const converters: JSXConvertersFunction = ({ defaultConverters }) => ({
  ...defaultConverters,
  link: ({ node, nodesToJSX }) => {
    const { newTab, opensInModal } = node.fields
    const url = readLink(node.fields.url)
    if (!url) return <>{nodesToJSX({ nodes: node.children })}</>
    return (
      <a
        href={url}
        target={newTab ? '_blank' : undefined}
        rel={newTab ? 'noopener noreferrer' : undefined}
        data-opens-in-modal={opensInModal && url.startsWith('/') ? true : undefined}
      >
        {nodesToJSX({ nodes: node.children })}
      </a>
    )
  },
  upload: ({ node }) => {
    const read = imageSchema.safeParse((node as unknown as { image?: unknown }).image)
    return read.success ? <Picture image={read.data} sizes="(max-width: 767px) 95vw, 44rem" /> : null
  },
})

/** The editor's tree as HTML; its links and pictures are resolved before it comes here. */
export function RichText({ content }: { content: RichTextBlockData['content'] }) {
  if (!content) return null
  // The schema has checked that it is a tree; its nodes are the editor's own business.
  return <Converter className="k-prose" data={content as unknown as Data} converters={converters} />
}

/** BLK-14 */
export function RichTextBlock({ content }: RichTextBlockData) {
  return (
    <section className="k-wrap k-block">
      <RichText content={content} />
    </section>
  )
}
