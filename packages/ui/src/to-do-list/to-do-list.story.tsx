import { LinkButton } from '../link-button/link-button.tsx'
import { Panel } from '../panel/panel.tsx'
import type { Story } from '../story/story.tsx'
import { ToDoList } from './to-do-list.tsx'

export const story: Story = {
  title: 'To do',
  states: [
    {
      name: 'two things',
      element: (
        <Panel flush>
          <ToDoList
            items={[
              {
                key: '1',
                icon: 'tank',
                tone: 'honey',
                title: 'Send the nitrogen tank back by Friday 20 November',
                text: 'Order 20418. The label is in the lid.',
                action: <LinkButton href="#">Enter tracking number</LinkButton>,
              },
              {
                key: '2',
                icon: 'genes',
                tone: 'heather',
                title: 'Read and sign: carrier information about Ravi',
                action: (
                  <LinkButton href="#" variant="outlined">
                    Read and sign
                  </LinkButton>
                ),
              },
            ]}
          />
        </Panel>
      ),
    },
  ],
}
