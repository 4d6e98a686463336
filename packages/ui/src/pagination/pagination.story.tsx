import type { Story } from '../story/story.tsx'
import { Pagination } from './pagination.tsx'

export const story: Story = {
  title: 'Pagination',
  states: [
    {
      name: 'in the middle',
      element: (
        <Pagination
          label="Pages"
          current={5}
          total={9}
          hrefFor={(page) => `?page=${page}`}
          pageLabel={(page) => `Page ${page}`}
          previousLabel="Previous page"
          nextLabel="Next page"
        />
      ),
    },
  ],
}
