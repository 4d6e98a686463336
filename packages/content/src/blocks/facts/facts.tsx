import { PromiseBand } from '@kindred/ui/promise/promise'
import { BlockButton } from '../block-button.tsx'
import type { FactsData } from './schema.ts'

/** BLK-05: promises in numbers, on the deep field. */
export function FactsBlock({ headline, text, link, items }: FactsData) {
  return (
    <PromiseBand
      title={headline}
      lead={text}
      action={link && <BlockButton button={link} usual="outlined-on-deep" />}
      figures={items.map(({ value, unit, text: words }) => ({
        number: value,
        unit: unit ?? '',
        text: words,
      }))}
    />
  )
}
