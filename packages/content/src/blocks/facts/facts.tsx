import { LinkButton } from '@kindred/ui/link-button/link-button'
import { PromiseBand } from '@kindred/ui/promise/promise'
import type { FactsData } from './schema.ts'

/** BLK-05 */
export function FactsBlock({ headline, text, link, items }: FactsData) {
  return (
    <PromiseBand
      title={headline}
      lead={text}
      action={
        link && (
          <LinkButton variant="outlined-on-deep" href={link.buttonLink}>
            {link.buttonText}
          </LinkButton>
        )
      }
      figures={items.map(({ value, unit, text: words }) => ({
        number: value,
        unit: unit ?? '',
        text: words,
      }))}
    />
  )
}
