'use client'

import { Button } from '../button/button.tsx'
import type { Story } from '../story/story.tsx'
import { showToast, ToastRegion } from './toast.island.tsx'

export const story: Story = {
  title: 'Toast',
  states: [
    {
      name: 'with an action',
      element: (
        <>
          <Button
            variant="outlined"
            onClick={() =>
              showToast({
                text: 'Anselm is saved',
                action: { label: 'Undo', onAction: () => showToast({ text: 'Anselm is no longer saved' }) },
              })
            }
          >
            Save
          </Button>
          <ToastRegion label="Messages" closeLabel="Close" />
        </>
      ),
    },
  ],
}
