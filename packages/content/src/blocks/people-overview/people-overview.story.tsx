import { type BlockStory, storyImage } from '../story/block-story.ts'

const people = [
  {
    name: 'Ingrid Vestergaard',
    title: 'Head of laboratory',
    personCategory: 'Laboratory',
    image: storyImage('ingrid-vestergaard'),
  },
  {
    name: 'Mette Krogh',
    title: 'Donor coordinator',
    personCategory: 'Donor care',
    image: storyImage('mette-krogh'),
  },
  { name: 'Somebody new', title: null, personCategory: 'Laboratory', image: null },
]

export const story: BlockStory<'peopleOverview'> = {
  title: 'People overview',
  states: [
    {
      name: 'with a filter',
      block: {
        blockType: 'peopleOverview',
        id: 'story-p1',
        headline: 'People',
        text: 'Who works here.',
        people,
      },
    },
    {
      name: 'one category: nothing to choose',
      block: {
        blockType: 'peopleOverview',
        id: 'story-p2',
        headline: null,
        text: null,
        people: people.slice(0, 1),
      },
    },
  ],
}
