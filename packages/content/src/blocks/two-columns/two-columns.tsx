import { RichText } from '../rich-text/rich-text.tsx'
import type { TwoColumnsData } from './schema.ts'

/** BLK-16: two columns, one under the other where it is narrow. */
export function TwoColumnsBlock({ leftWidth, left, right }: TwoColumnsData) {
  return (
    <section
      className="k-wrap k-block k-two-columns"
      style={{ '--left': `${leftWidth}fr`, '--right': `${100 - leftWidth}fr` } as React.CSSProperties}
    >
      <Column column={left} />
      <Column column={right} />
    </section>
  )
}

function Column({ column }: { column: TwoColumnsData['left'] }) {
  return (
    <div>
      <RichText content={column?.content} />
      {column?.image && (
        <img
          src={column.image.imageURL}
          alt={column.image.alternativeText}
          width={column.image.width ?? undefined}
          height={column.image.height ?? undefined}
          loading="lazy"
        />
      )}
    </div>
  )
}
