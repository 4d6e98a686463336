import { Journey } from '@kindred/ui/journey/journey'
import { SectionHead } from '../section-head.tsx'
import type { StepsData } from './schema.ts'

/** Numbered steps; the threads join up to four in a row. */
export function StepsBlock({ headline, text, link, items }: StepsData) {
  const rows = Array.from({ length: Math.ceil(items.length / 4) }, (_, row) =>
    items.slice(row * 4, row * 4 + 4),
  )
  return (
    <section className="k-wrap k-section">
      <SectionHead headline={headline} text={text} link={link} />
      {rows.map((row) => (
        <Journey key={row[0]?.title} steps={row.map((step) => ({ title: step.title, text: step.text }))} />
      ))}
    </section>
  )
}
