import clsx from 'clsx'
import type { ReactNode } from 'react'

export interface TableColumn<Row> {
  key: string
  title: ReactNode
  cell: (row: Row) => ReactNode
  /** Numbers and money stand on the right. */
  align?: 'start' | 'end'
  /** This cell names the row. */
  isRowHeader?: boolean
}

export interface TableProps<Row> {
  /** Says what the table holds; heard, and seen when `captionShown`. */
  caption: string
  captionShown?: boolean
  columns: TableColumn<Row>[]
  rows: Row[]
  rowKey: (row: Row) => string
  dense?: boolean
  /** Instead of an empty table: say why it is empty. */
  empty?: ReactNode
}

/**
 * A real table. On narrow screens each row becomes a block in which every cell carries its column's title
 * (`data-title`), so that nothing has to be scrolled sideways.
 */
export function Table<Row>({ caption, captionShown, columns, rows, rowKey, dense, empty }: TableProps<Row>) {
  if (rows.length === 0 && empty) return empty
  return (
    <table className={clsx('k-table', dense && 'k-table--dense')}>
      <caption className={captionShown ? 'k-table__caption' : 'k-visually-hidden'}>{caption}</caption>
      <thead>
        <tr>
          {columns.map(({ key, title, align }) => (
            <th key={key} scope="col" data-align={align}>
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={rowKey(row)}>
            {columns.map(({ key, title, cell, align, isRowHeader }) => {
              const heading = typeof title === 'string' ? title : undefined
              return isRowHeader ? (
                <th key={key} scope="row" data-align={align}>
                  {cell(row)}
                </th>
              ) : (
                <td key={key} data-align={align} data-title={heading}>
                  {cell(row)}
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
