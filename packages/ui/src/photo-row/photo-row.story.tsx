import { examplePortrait } from '../story/example-portrait.tsx'
import type { Story } from '../story/story.tsx'
import { PhotoRow } from './photo-row.tsx'

const photo = (key: string, caption: string) => ({
  key,
  caption,
  src: examplePortrait,
  alt: caption,
  width: 720,
  height: 900,
})

export const story: Story = {
  title: 'Photo row',
  states: [
    {
      name: 'a child and two of today',
      element: (
        <PhotoRow
          photos={[
            photo('1', 'Anselm as a child'),
            photo('2', 'Anselm, grown up'),
            photo('3', 'Anselm, grown up'),
          ]}
          note="Drawn for an invented donor; not photographs of anybody."
        />
      ),
    },
  ],
}
