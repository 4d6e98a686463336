import type { Story } from '../story/story.tsx'
import { Voice } from './voice.tsx'

export const story: Story = {
  title: 'Voice',
  states: [
    {
      name: 'with what is said',
      element: (
        <Voice
          label="Recording of Anselm"
          src="data:audio/wav;base64,UklGRiYAAABXQVZFZm10IBAAAAABAAEAgD4AAAB9AAACABAAZGF0YQIAAAAAAA=="
          transcriptTitle="What is said"
          transcript={[
            '— What did you want to be when you were ten?',
            'Anselm: A lighthouse keeper. I liked that everybody needs you and nobody rings.',
          ]}
          note="A hum made by a computer stands in for a voice."
        />
      ),
    },
  ],
}
