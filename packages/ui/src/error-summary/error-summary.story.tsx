import type { Story } from '../story/story.tsx'
import { ErrorSummary } from './error-summary.tsx'

export const story: Story = {
  title: 'Error summary',
  states: [
    {
      name: 'two errors',
      element: (
        <ErrorSummary
          title="Two answers need another look"
          headingLevel={3}
          errors={[
            { fieldId: 's-mail', message: 'Write the e-mail address with an @, such as name@example.com' },
            { fieldId: 's-file', message: 'Choose a file of at least 5 KB' },
          ]}
        />
      ),
    },
  ],
}
