import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { DonorCard } from './donor-card.tsx'

it('DON-02 shows name, release type, kind, tier, looks, background, where it ships from and the splash label', () => {
  const html = renderToStaticMarkup(
    <DonorCard
      href="/donor/K4127/?name=Anselm"
      alias="Anselm"
      code="K4127"
      portrait={{ src: '/media/portraits/K4127.svg' }}
      splash="New audio"
      badges={[{ text: 'ID release' }, { text: 'Extended profile' }, { text: 'Sperm donor' }]}
      traits={[
        { term: 'Hair, eyes', value: 'Dark brown; green' },
        { term: 'Race', value: 'White' },
        { term: 'Ethnicity', value: 'Danish, Irish' },
      ]}
      origin="From Denmark"
    />,
  )
  const shown = ['Anselm', 'ID release', 'Extended profile', 'Sperm donor', 'Dark brown; green', 'White']
  for (const words of [...shown, 'Danish, Irish', 'From Denmark', 'New audio']) expect(html).toContain(words)
  expect(html).toContain('href="/donor/K4127/?name=Anselm"')
})
