import { Table } from '@kindred/ui/table/table'

type CountTableProps = {
  caption: string
  /** Of the first column, and of the numbers. */
  titles: readonly [string, string]
  counts: readonly { key: string; name: string; total: string }[]
}

/** Names and how often; the most frequent first, as given. */
export function CountTable({ caption, titles, counts }: CountTableProps) {
  return (
    <Table
      caption={caption}
      rows={[...counts]}
      rowKey={({ key }) => key}
      columns={[
        { key: 'name', title: titles[0], isRowHeader: true, cell: ({ name }) => name },
        { key: 'total', title: titles[1], align: 'end', cell: ({ total }) => total },
      ]}
    />
  )
}
