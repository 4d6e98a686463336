import { Checkbox } from '../checkbox/checkbox.tsx'
import type { Story } from '../story/story.tsx'
import { Accordion } from './accordion.tsx'

export const story: Story = {
  title: 'Accordion',
  states: [
    {
      name: 'questions',
      element: (
        <Accordion
          headingLevel={3}
          items={[
            {
              id: 's-q1',
              title: 'What is a family place?',
              content: <p>The right of one family to children of one donor.</p>,
              open: true,
            },
            { id: 's-q2', title: 'Can I give it back?', content: <p>Yes, while it is only held.</p> },
          ]}
        />
      ),
    },
    {
      name: 'dense, for filters',
      element: (
        <Accordion
          dense
          items={[
            {
              id: 's-f1',
              title: 'Release type',
              open: true,
              content: (
                <>
                  <Checkbox id="s-f1a" dense label="ID release" count={31} />
                  <Checkbox id="s-f1b" dense label="Non-ID release" count={7} />
                </>
              ),
            },
            { id: 's-f2', title: 'Height', content: 'From 150 cm' },
          ]}
        />
      ),
    },
  ],
}
