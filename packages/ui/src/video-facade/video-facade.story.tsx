import type { Story } from '../story/story.tsx'
import { VideoFacade } from './video-facade.tsx'

const film = {
  title: 'How straws travel',
  page: 'https://www.youtube.com/watch?v=aaaaaaaaaaa',
  player: 'https://www.youtube-nocookie.com/embed/aaaaaaaaaaa?autoplay=1',
  playLabel: 'Play the film: How straws travel',
}

export const story: Story = {
  title: 'Video facade',
  states: [
    {
      name: 'a film of others, without a picture',
      element: (
        <VideoFacade
          {...film}
          thumbnail={null}
          notice="The film comes from YouTube. Nothing is asked from there before you press play."
        />
      ),
    },
    {
      name: 'its picture cannot be had',
      element: <VideoFacade {...film} thumbnail={{ imageURL: '/media/gone.webp', alternativeText: '' }} />,
    },
  ],
}
