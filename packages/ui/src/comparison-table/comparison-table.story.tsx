import { Badge } from '../badge/badge.tsx'
import type { Story } from '../story/story.tsx'
import { ComparisonTable } from './comparison-table.tsx'

const column = (alias: string) => ({ id: alias, name: alias, head: <b>{alias}</b> })

export const story: Story = {
  title: 'Comparison table',
  states: [
    {
      name: 'three donors',
      element: (
        <ComparisonTable
          caption="Anselm, Tobias and Jonas side by side"
          columns={[column('Anselm'), column('Tobias'), { ...column('Jonas'), muted: true }]}
          differsLabel="they differ"
          sameLabel="the same"
          groups={[
            {
              key: 'have',
              title: 'What you can have',
              rows: [
                {
                  key: 'offered',
                  label: 'In Denmark',
                  differs: true,
                  cells: [
                    <Badge key="a" tone="ok" icon="check">
                      Available
                    </Badge>,
                    <Badge key="t" tone="ok" icon="check">
                      Available
                    </Badge>,
                    'All 12 family places are taken.',
                  ],
                },
              ],
            },
            {
              key: 'looks',
              title: 'How they look',
              rows: [
                { key: 'skin', label: 'Skin tone', differs: false, cells: ['Fair', 'Fair', 'Fair'] },
                { key: 'eyes', label: 'Eyes', differs: true, cells: ['Green', 'Blue-grey', 'Blue'] },
              ],
            },
          ]}
        />
      ),
    },
  ],
}
