import { Checkbox } from '../checkbox/checkbox.tsx'
import { HeartButton } from '../heart-button/heart-button.tsx'
import { MatchRing } from '../match-ring/match-ring.tsx'
import { examplePortrait } from '../story/example-portrait.tsx'
import type { Story } from '../story/story.tsx'
import { DonorCard, type DonorCardProps } from './donor-card.tsx'

const base: DonorCardProps = {
  href: '#anselm',
  alias: 'Anselm',
  code: 'K4127',
  portrait: { src: examplePortrait, ground: 1 },
  badges: [
    { text: 'ID release', tone: 'juniper' },
    { text: 'Extended profile', tone: 'heather' },
  ],
  traits: [
    { term: 'Hair, eyes', value: 'Dark brown; green' },
    { term: 'Race', value: 'White' },
    { term: 'Ethnicity', value: 'Danish, Irish' },
  ],
  stock: [
    { name: 'IUI 10', text: 'only 2 left', isLow: true },
    { name: 'IUI 20', text: '14 straws' },
    { name: 'IUI 30+', text: '6 straws' },
    { name: 'ICI 20', text: '9 straws' },
  ],
  origin: 'From Denmark',
  price: (
    <>
      from <b>€412</b>
    </>
  ),
}

export const story: Story = {
  title: 'Donor card',
  states: [
    {
      name: 'before sign-in',
      element: (
        <DonorCard
          {...base}
          splash="New audio"
          lock="Photo after sign-in"
          heart={<HeartButton label="Sign in to save Anselm" disabled />}
        />
      ),
    },
    {
      name: 'signed in, with face match',
      element: (
        <DonorCard
          {...base}
          portrait={{ src: examplePortrait, ground: 2 }}
          splash="Last straws"
          match={<MatchRing score={0.82} label="82 percent face match" percentText="82 %" word="match" />}
          heart={<HeartButton label="Remove Anselm from favourites" isSaved />}
        >
          <Checkbox id="s-compare" dense label="Compare" defaultChecked />
        </DonorCard>
      ),
    },
    {
      name: 'not offered here',
      element: (
        <DonorCard
          {...base}
          stock={[]}
          price="No straws for Denmark"
          heart={<HeartButton label="Save Anselm" />}
          notOffered={{
            title: 'Not available in Denmark: why?',
            reason: 'All 12 family places for Anselm in Denmark are taken.',
            source: 'Rule: 12 families per donor. Checked 2 Nov 2026.',
            ways: [
              { text: 'See 14 like Anselm', href: '#like' },
              { text: 'Tell me if a place opens', href: '#tell' },
            ],
            open: true,
          }}
        />
      ),
    },
  ],
}
