import { Button } from '../button/button.tsx'
import { IconButton } from '../icon-button/icon-button.tsx'
import type { Story } from '../story/story.tsx'
import { FileDrop, FileRow } from './file-list.tsx'

export const story: Story = {
  title: 'Files',
  states: [
    {
      name: 'drop',
      element: (
        <FileDrop>
          <label htmlFor="s-files">
            <b>Choose files</b> or drop them here
          </label>
          <input id="s-files" type="file" multiple />
        </FileDrop>
      ),
    },
    {
      name: 'sending',
      element: (
        <ul>
          <FileRow
            name="Blood tests.pdf"
            detail="3.1 of 4.8 MB, 6 seconds left"
            progress={{ value: 0.64, label: 'Uploading Blood tests.pdf' }}
            action={
              <Button variant="text" size="small">
                Stop
              </Button>
            }
          />
        </ul>
      ),
    },
    {
      name: 'failed',
      element: (
        <ul>
          <FileRow
            name="scan.jpg"
            detail="2 KB"
            error="File size must be at least 5 KB. It may have been cut off; try sending it again."
            action={<IconButton icon="close" label="Remove scan.jpg" />}
          />
        </ul>
      ),
    },
  ],
}
