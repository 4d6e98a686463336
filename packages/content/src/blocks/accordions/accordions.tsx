import { Accordion } from '@kindred/ui/accordion/accordion'
import { RichText } from '../rich-text/rich-text.tsx'
import { SectionHead } from '../section-head.tsx'
import type { AccordionsData } from './schema.ts'

/** BLK-02 */
export function AccordionsBlock({ headline, items }: AccordionsData) {
  return (
    <section className="k-wrap k-block">
      <SectionHead headline={headline} />
      <Accordion
        headingLevel={headline ? 3 : 2}
        items={items.map(({ id, title, content }) => ({
          id,
          title,
          content: <RichText content={content} />,
        }))}
      />
    </section>
  )
}
