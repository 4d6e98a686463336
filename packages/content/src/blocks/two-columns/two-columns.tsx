import { Picture } from '@kindred/ui/picture/picture'
import type { CSSProperties, ReactNode } from 'react'
import { RichText } from '../rich-text/rich-text.tsx'
import type { TwoColumnsData } from './schema.ts'

type Column = NonNullable<TwoColumnsData['left']>
type RenderNested = (blocks: NonNullable<Column['blocks']>) => ReactNode

/** BLK-16: two columns, one under the other where it is narrow. Each holds text, a picture and blocks of its own. */
export function TwoColumnsBlock({
  leftWidth,
  left,
  right,
  renderNested,
}: TwoColumnsData & { renderNested: RenderNested }) {
  return (
    <section
      className="k-wrap k-block k-two-columns"
      style={{ '--left': `${leftWidth}fr`, '--right': `${100 - leftWidth}fr` } as CSSProperties}
    >
      <ColumnParts column={left} width={leftWidth} renderNested={renderNested} />
      <ColumnParts column={right} width={100 - leftWidth} renderNested={renderNested} />
    </section>
  )
}

function ColumnParts({
  column,
  width,
  renderNested,
}: {
  column: TwoColumnsData['left']
  width: number
  renderNested: RenderNested
}) {
  return (
    <div className="k-two-columns__column">
      <RichText content={column?.content} />
      <Picture image={column?.image} sizes={`(max-width: 767px) 95vw, ${width}vw`} />
      {column?.blocks && renderNested(column.blocks)}
    </div>
  )
}
