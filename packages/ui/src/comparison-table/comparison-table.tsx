import clsx from 'clsx'
import type { CSSProperties, ReactNode } from 'react'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'

export interface ComparisonColumn {
  id: string
  /** Said again in each cell where the heads cannot stay in view. */
  name: string
  /** Who or what stands in this column; stays in view while the rows go by. */
  head: ReactNode
  /** Cannot be had: its column is quiet. */
  muted?: boolean
}

export interface ComparisonRow {
  key: string
  label: ReactNode
  /** One for each column, in their order. */
  cells: ReactNode[]
  /** Whether the columns are alike in it; absent where that says nothing. */
  differs?: boolean
}

export interface ComparisonTableProps {
  /** Says what is compared; heard, not seen. */
  caption: string
  /** Over the column of labels. */
  corner?: ReactNode
  columns: ComparisonColumn[]
  groups: { key: string; title: string; rows: ComparisonRow[] }[]
  /** “They differ”, heard with a marked row; most rows are, so the eye reads the others: “the same”. */
  differsLabel: string
  sameLabel: string
}

/**
 * Things side by side, a trait in each row. It is a real table; labels and heads stay in view. On narrow screens a label
 * stands above its row; on phones two columns fit, and more are scrolled to sideways, each cell with its column's name.
 */
export function ComparisonTable({
  caption,
  corner,
  columns,
  groups,
  differsLabel,
  sameLabel,
}: ComparisonTableProps) {
  return (
    <section
      className="k-comparison"
      style={{ '--columns': columns.length } as CSSProperties}
      data-many={columns.length > 2 || undefined}
      aria-label={caption}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reachable by keyboard
      tabIndex={0}
    >
      <table>
        <caption className="k-visually-hidden">{caption}</caption>
        <thead>
          <tr>
            <td className="k-comparison__corner">{corner}</td>
            {columns.map(({ id, head, muted }) => (
              <th key={id} scope="col" className={clsx(muted && 'k-comparison__muted')}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        {groups.map(({ key, title, rows }) => (
          <tbody key={key}>
            {title && (
              <tr className="k-comparison__group">
                <th scope="rowgroup" colSpan={columns.length + 1}>
                  <span>{title}</span>
                </th>
              </tr>
            )}
            {rows.map((row) => (
              <tr key={row.key} data-differs={row.differs || undefined}>
                <th scope="row">
                  <span>
                    {row.label}
                    {row.differs && <VisuallyHidden> {differsLabel}</VisuallyHidden>}
                    {row.differs === false && <small> {sameLabel}</small>}
                  </span>
                </th>
                {columns.map(({ id, name, muted }, index) => (
                  <td key={id} data-name={name} className={clsx(muted && 'k-comparison__muted')}>
                    {row.cells[index]}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </section>
  )
}
