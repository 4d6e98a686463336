import { IconButton } from '../icon-button/icon-button.tsx'
import type { Story } from '../story/story.tsx'
import { Field } from './field.tsx'

export const story: Story = {
  title: 'Field',
  states: [
    {
      name: 'group of date parts',
      element: (
        <Field
          id="s-birth"
          group
          label="Date of birth"
          help="You can donate from 18 to 45. For example 27 3 1999"
        >
          <div className="k-date-parts">
            <label>
              Day
              <input className="k-input" inputMode="numeric" defaultValue="14" />
            </label>
            <label>
              Month
              <input className="k-input" inputMode="numeric" defaultValue="6" />
            </label>
            <label>
              Year
              <input className="k-input" inputMode="numeric" data-part="year" defaultValue="1999" />
            </label>
            <IconButton icon="calendar" label="Open calendar" framed />
          </div>
        </Field>
      ),
    },
  ],
}
