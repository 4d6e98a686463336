import { Accordion } from '@kindred/ui/accordion/accordion'
import { RichText } from '../rich-text/rich-text.tsx'
import { SectionHead } from '../section-head.tsx'
import type { AccordionsData } from './schema.ts'

/** BLK-02: each item opens and closes by itself, or closes the others where the editor wants that. */
export function AccordionsBlock({ id: blockId, headline, onlyOneOpen, items }: AccordionsData) {
  return (
    <section className="k-wrap k-block">
      <SectionHead headline={headline} />
      <Accordion
        headingLevel={headline ? 3 : 2}
        name={onlyOneOpen ? `only-one-${blockId}` : undefined}
        items={items.map(({ id, title, startsOpen, content }) => ({
          id,
          title,
          open: startsOpen === true,
          content: <RichText content={content} />,
        }))}
      />
    </section>
  )
}
