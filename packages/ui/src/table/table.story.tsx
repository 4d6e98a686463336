import { Badge } from '../badge/badge.tsx'
import type { Story } from '../story/story.tsx'
import { Table, type TableColumn } from './table.tsx'

const rows = [
  { id: '1', item: 'Anselm K4127', straws: 'A26-1107 · 03, 04', state: 'Picked', amount: '€1,024.00' },
  { id: '2', item: 'Family place, Denmark', straws: 'Place 88213', state: 'Sold', amount: '€1,150.00' },
]
const columns: TableColumn<(typeof rows)[number]>[] = [
  { key: 'item', title: 'Item', cell: (row) => <b>{row.item}</b>, isRowHeader: true },
  { key: 'straws', title: 'Straws', cell: (row) => row.straws },
  { key: 'state', title: 'State', cell: (row) => <Badge tone="ok">{row.state}</Badge> },
  { key: 'amount', title: 'Amount', cell: (row) => row.amount, align: 'end' },
]

export const story: Story = {
  title: 'Table',
  states: [
    {
      name: 'rows',
      element: <Table caption="Lines of the order" columns={columns} rows={rows} rowKey={(row) => row.id} />,
    },
    {
      name: 'dense',
      element: (
        <Table
          caption="Lines, dense"
          captionShown
          dense
          columns={columns}
          rows={rows}
          rowKey={(row) => row.id}
        />
      ),
    },
  ],
}
