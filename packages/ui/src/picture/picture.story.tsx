import type { Story } from '../story/story.tsx'
import { Picture } from './picture.tsx'

const drawn =
  'data:image/svg+xml,%3Csvg%20xmlns=%22http://www.w3.org/2000/svg%22%20viewBox=%220%200%2016%209%22%3E%3Crect%20width=%2216%22%20height=%229%22%20fill=%22%23d9e6e0%22/%3E%3Cpath%20d=%22M0%206c4-4%206%203%2010-1s5-1%206%200v4H0z%22%20fill=%22%231e4a43%22/%3E%3C/svg%3E'
const image = { imageURL: drawn, alternativeText: 'A calm tide', title: 'Tide, drawn in juniper' }

export const story: Story = {
  title: 'Picture',
  states: [
    { name: 'with a caption', element: <Picture image={image} preset="wide" sizes="40rem" /> },
    {
      name: 'waits until a tenth of it is in sight',
      element: <Picture image={{ ...image, title: null }} preset="blog" sizes="40rem" />,
    },
    {
      name: 'cannot be had',
      element: (
        <Picture
          image={{ imageURL: '/media/gone.webp', alternativeText: 'Seeds on shell', title: null }}
          preset="blog"
          sizes="20rem"
          eager
        />
      ),
    },
  ],
}
