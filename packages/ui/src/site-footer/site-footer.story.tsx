import { Logo } from '../logo/logo.tsx'
import type { Story } from '../story/story.tsx'
import { SiteFooter } from './site-footer.tsx'

const links = (titles: string[]) => titles.map((title) => ({ title, href: `#${title.replaceAll(' ', '-')}` }))

export const story: Story = {
  title: 'Site footer',
  states: [
    {
      name: 'Danish shop',
      element: (
        <SiteFooter
          logo={<Logo name="Kindred" on="deep" />}
          shop={[
            { term: 'Shop', value: 'Kindred Denmark' },
            { term: 'Address', value: 'Vesterbro Torv 3, 3rd floor, 8000 Aarhus C' },
            { term: 'Country', value: 'Denmark' },
          ]}
          contacts={[
            { term: 'Phone', value: <a href="tel:+4570000000">+45 70 00 00 00</a> },
            { term: 'E-mail', value: <a href="mailto:dk@kindred.example">dk@kindred.example</a> },
          ]}
          social={[
            { network: 'facebook', href: '#f', label: 'Facebook' },
            { network: 'instagram', href: '#i', label: 'Instagram' },
            { network: 'linkedin', href: '#l', label: 'LinkedIn' },
            { network: 'youtube', href: '#y', label: 'YouTube' },
            { network: 'pinterest', href: '#p', label: 'Pinterest' },
            { network: 'twitter', href: '#x', label: 'X' },
          ]}
          columns={[
            {
              title: 'Choosing',
              links: links(['Find a sperm donor', 'Find an egg donor', 'Embryos', 'Prices', 'Straw helper']),
            },
            {
              title: 'Knowing',
              links: links(['Law by country', 'Quotas explained', 'Genetic matching', 'Contact']),
            },
          ]}
          notes={[
            {
              title: 'Licences and oversight',
              content: (
                <p>Licensed tissue establishment. Everything on this demonstration site is invented.</p>
              ),
            },
          ]}
          legal={links(['Terms', 'Privacy', 'Cookies', 'Accessibility'])}
          copyright="© 2026 Kindred"
        />
      ),
    },
  ],
}
