import { BlockButton } from './block-button.tsx'
import type { Button } from './parts.ts'

/** Headline and words of a block, with its way on at the end of the line. */
export function SectionHead({
  headline,
  text,
  link,
}: {
  headline: string | null
  text?: string | null
  link?: Button | null
}) {
  if (!headline && !text) return null
  return (
    <div className="k-section__head">
      <div>
        {headline && <h2>{headline}</h2>}
        {text && <p>{text}</p>}
      </div>
      {link && <BlockButton button={link} />}
    </div>
  )
}
