import { LinkButton } from '../link-button/link-button.tsx'
import { Select } from '../select/select.tsx'
import { Starter } from '../starter/starter.tsx'
import type { Story } from '../story/story.tsx'
import { Hero } from './hero.tsx'

export const story: Story = {
  title: 'Hero with starter',
  states: [
    {
      name: 'home page',
      element: (
        <Hero
          title="Your family starts with knowing."
          lead="Donor sperm, eggs and embryos for single women, couples and clinics. The law where you live, every test we ran and the full price are in plain sight before you decide."
        >
          <Starter
            label="Start your search"
            submit={
              <LinkButton href="#" size="large">
                See 214 donors
              </LinkButton>
            }
            facts={[
              'No account needed to look',
              'You can choose the country later',
              'Only donors allowed where you are treated',
            ]}
          >
            <Select
              id="s-h1"
              look="plain"
              label="I am looking for"
              options={[{ value: 'sperm', label: 'A sperm donor' }]}
            />
            <Select
              id="s-h2"
              look="plain"
              label="Treatment will be in"
              options={[{ value: 'DK', label: 'Denmark' }]}
            />
            <Select
              id="s-h3"
              look="plain"
              label="Treatment planned"
              options={[{ value: 'IUI', label: 'Insemination (IUI)' }]}
            />
          </Starter>
        </Hero>
      ),
    },
  ],
}
