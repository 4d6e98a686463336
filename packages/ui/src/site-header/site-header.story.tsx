import { IconButton, IconLink } from '../icon-button/icon-button.tsx'
import { Logo } from '../logo/logo.tsx'
import { MegaMenu } from '../mega-menu/mega-menu.tsx'
import type { Story } from '../story/story.tsx'
import { SiteHeader } from './site-header.tsx'

const items = [
  {
    title: 'Find a donor',
    href: '#find',
    current: true,
    overview: 'All ways to find a donor',
    columns: [
      {
        title: 'Donors',
        links: [
          { title: 'Sperm donors', href: '#sperm', text: '214 you can choose in Denmark' },
          { title: 'Egg donors', href: '#egg' },
        ],
      },
      { title: 'Help', links: [{ title: 'Straw helper', href: '#helper' }] },
    ],
    blocks: [
      {
        title: 'Three generations, on the page',
        text: 'Health history, carrier results and families so far, before you decide.',
        linkText: 'How donors are tested',
        href: '#safety',
      },
    ],
  },
  { title: 'Prices', href: '#prices' },
  { title: 'Law by country', href: '#law' },
]

export const story: Story = {
  title: 'Site header',
  states: [
    {
      name: 'signed in',
      element: (
        <SiteHeader
          logo={<Logo name="Kindred" href="#" />}
          navigation={<MegaMenu label="Main" items={items} />}
          tools={
            <>
              <IconButton icon="search" label="Search the site" />
              <IconLink
                icon="heart"
                href="#f"
                label="Favourites, 4"
                className="max-tablet:hidden"
                count={4}
              />
              <IconLink icon="person" href="#a" label="Your account" />
              <IconLink icon="basket" href="#b" label="Basket, 3 lines" count={3} />
              <span className="k-site-header__mobile">
                <IconLink icon="menu" label="Menu" href="#site-menu" />
              </span>
            </>
          }
        />
      ),
    },
  ],
}
