import { Badge } from '../badge/badge.tsx'
import { Button } from '../button/button.tsx'
import { Note } from '../note/note.tsx'
import type { Story } from '../story/story.tsx'
import { Dialog, DialogClose } from './dialog.island.tsx'

export const story: Story = {
  title: 'Dialog',
  states: [
    {
      name: 'from the right',
      element: (
        <Dialog
          trigger={<Button variant="outlined">Where will you be treated?</Button>}
          title="Where will you be treated?"
          description="The country of treatment decides which donors, straws and papers are possible."
          closeLabel="Close"
          footer={
            <DialogClose>
              <Button size="large" wide>
                Save settings
              </Button>
            </DialogClose>
          }
        >
          <Note tone="info" title="What changes with Germany">
            ID release donors only.
          </Note>
        </Dialog>
      ),
    },
    {
      name: 'a warning that must be answered',
      element: (
        <Dialog
          alert
          preventClose
          position="centre"
          trigger={<Button variant="outlined">Change country</Button>}
          eyebrow={
            <Badge tone="warn" icon="warning">
              Attention
            </Badge>
          }
          title="Your basket will be emptied"
          closeLabel="Close"
          footer={
            <>
              <DialogClose>
                <Button>Cancel, keep Denmark</Button>
              </DialogClose>
              <DialogClose>
                <Button variant="outlined">Confirm and empty basket</Button>
              </DialogClose>
            </>
          }
        >
          It holds 3 lines for Denmark. Your favourites and deposits stay.
        </Dialog>
      ),
    },
  ],
}
