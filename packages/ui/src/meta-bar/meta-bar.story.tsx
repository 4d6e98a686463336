import type { Story } from '../story/story.tsx'
import { MetaBar, WhereButton } from './meta-bar.tsx'

export const story: Story = {
  title: 'Meta bar',
  states: [
    {
      name: 'private',
      element: (
        <MetaBar
          label="Visitor type"
          links={[
            { title: 'Private', href: '#', current: true },
            { title: 'Clinics', href: '#clinics' },
            { title: 'Become a donor', href: '#donor' },
          ]}
        >
          <WhereButton
            lead={
              <>
                Treating in <b>Denmark</b>
              </>
            }
            parts={['DK shop', 'English', 'EUR']}
          />
        </MetaBar>
      ),
    },
  ],
}
