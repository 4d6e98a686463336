import type { Story } from '../story/story.tsx'
import { PostCard } from './post-card.tsx'

export const story: Story = {
  title: 'Post card',
  states: [
    {
      name: 'three posts',
      element: (
        <div className="k-posts">
          <PostCard
            large
            href="#1"
            drawing={1}
            meta="Guides · 8 min read"
            title="ID release or not: what it changes for your child"
            text="A plain reading of five countries’ rules."
          />
          <PostCard href="#2" drawing={2} meta="Genetics · 6 min read" title="What “1 in 240” really means" />
          <PostCard
            href="#3"
            drawing={4}
            meta="Families · 5 min read"
            title="How many straws for a second child?"
          />
        </div>
      ),
    },
  ],
}
