import { colleagues, pictureId } from '../../art/pictures.ts'
import { documentId } from '../../documents/seed-documents.ts'
import { stableId } from '../../master-data/stable-id.ts'
import { type Block, columns, facts, questions, text, to } from '../page-writing.ts'
import { richText } from '../rich-text.ts'
import { demoPage } from './demo-page.ts'

const way = to('demo', 'All blocks')

export const demoAccordions = demoPage('demo-accordions', 910, 'Accordions', 'accordions', [
  questions('Each by itself', [
    [
      'What is a family place?',
      'The right of one family to children of one donor. [Read more](page:quotas).',
    ],
    ['Can I give it back?', 'Yes, while it is only held.'],
  ]),
  {
    blockType: 'accordions',
    headline: 'One at a time, the first open',
    onlyOneOpen: true,
    items: [
      { title: 'First', startsOpen: true, content: richText('Opening another closes this one.') },
      { title: 'Second', content: richText('- lists\n- and **strong** words\n\nare fine here.') },
      { title: 'Third', content: richText('So are pictures.\n\n![](picture:rings)') },
    ],
  },
  {
    blockType: 'accordions',
    items: [{ title: 'Without a headline', content: richText('Titles are headings then.') }],
  },
])

export const demoFacts = demoPage('demo-facts', 911, 'Facts', 'facts', [
  facts(
    'Four numbers',
    'Promises that can be checked.',
    [
      ['12', 'families', 'at most in Denmark, for each donor'],
      ['283', 'genes', 'looked at before anybody is accepted'],
      ['21', 'minutes', 'your straws wait while you pay'],
      ['0', 'trackers', 'before you agree'],
    ],
    way,
  ),
  facts('Only one, without a link', '', [['1', 'family', 'is enough to begin with']]),
])

const said = (variant: string, rest: object = {}): Block => ({
  blockType: 'quote',
  variant,
  text: '“We read the law, and his grandmother’s history, and the price. In that order.”',
  authorName: 'Marie and Lotte, parents of Vera',
  authorCountry: 'Denmark',
  ...rest,
})
export const demoQuote = demoPage('demo-quote', 912, 'Quote', 'quote', [
  said('textOnly'),
  said('border', { authorImage: pictureId('Anna Lindqvist') }),
  said('imageLeft', { image: pictureId('dusk') }),
  said('imageRight', { image: pictureId('seeds'), authorImage: pictureId('Mette Krogh') }),
  said('imageLeft', { authorName: null, authorCountry: null }),
])

export const demoPeople = demoPage('demo-people', 913, 'People', 'people', [
  {
    blockType: 'peopleOverview',
    headline: 'With a filter',
    text: 'The first choice is everybody. It works without scripts.',
    people: [
      ...colleagues.map(({ name, title, category }) => ({
        name,
        title,
        personCategory: category,
        image: pictureId(name),
      })),
      { name: 'Somebody new', title: 'Has no picture yet', personCategory: 'Laboratory' },
    ],
  },
  {
    blockType: 'peopleOverview',
    headline: 'Of one category there is nothing to choose',
    people: colleagues.slice(0, 2).map(({ name, title }) => ({ name, title, image: pictureId(name) })),
  },
])

export const demoRichText = demoPage('demo-rich-text', 914, 'Rich text', 'rich-text', [
  text(
    '## A heading\n\nA paragraph with **strong** words, [a link to a page of ours](page:law), [one that opens over this page](panel:storage) and [one that leads away](https://example.org/).\n\n### A smaller heading\n\n- a list\n- of several things\n\n1. and one\n2. that counts\n\n![](picture:threads)',
  ),
])

export const demoSocialText = demoPage('demo-social-text', 915, 'Text with social places', 'social-text', [
  {
    blockType: 'socialText',
    headline: 'Every place',
    content: richText('Only those with an address are shown.'),
    networks: {
      facebook: 'https://facebook.com/',
      instagram: 'https://instagram.com/',
      linkedin: 'https://linkedin.com/',
      youtube: 'https://youtube.com/',
      pinterest: 'https://pinterest.com/',
      twitter: 'https://twitter.com/',
    },
  },
  {
    blockType: 'socialText',
    headline: 'Two of them',
    content: richText('The others have none.'),
    networks: { instagram: 'https://instagram.com/', linkedin: 'https://linkedin.com/' },
  },
])

const inner = (block: Block, name: string) => ({ ...block, id: name })
export const demoTwoColumns = demoPage('demo-two-columns', 916, 'Two columns', 'two-columns', [
  columns('## Half and half\n\nLeft.', '## The other half\n\nRight.'),
  columns(
    '### 30 per cent\n\nA narrow column.',
    '### 70 per cent\n\nA wide one, for what needs more room.',
    30,
  ),
  {
    blockType: 'twoColumns',
    leftWidth: 60,
    left: { image: pictureId('meadow') },
    right: { content: richText('## A picture beside words\n\nThe picture keeps its own proportion.') },
  },
  {
    blockType: 'twoColumns',
    leftWidth: 45,
    left: {
      blocks: [
        inner({ blockType: 'imageButton', image: pictureId('rings'), link: to('storage') }, 'demo-nested-1'),
        inner(said('border'), 'demo-nested-2'),
      ],
    },
    right: {
      content: richText('## Blocks within a column'),
      blocks: [
        inner(questions('', [['A question', 'An answer.']]), 'demo-nested-3'),
        inner(
          { blockType: 'imageSlider', slides: [{ image: pictureId('tide') }, { image: pictureId('seeds') }] },
          'demo-nested-4',
        ),
      ],
    },
  },
  {
    blockType: 'twoColumns',
    leftWidth: 50,
    left: {
      content: richText('## Papers within a column'),
      blocks: [
        inner(
          {
            blockType: 'download',
            divider: true,
            items: [{ title: 'Receiving a nitrogen tank', document: documentId('receiving-a-tank.pdf') }],
          },
          'demo-nested-5',
        ),
      ],
    },
    right: {
      blocks: [inner({ blockType: 'htmlContent', fileuri: 'protocols/thawing.html' }, 'demo-nested-6')],
    },
  },
])

export const demoPanel = demoPage('demo-panel', 917, 'Pages in a panel', 'panel', [
  text(
    '## A page over this page\n\nA link may open its page in a panel: [storage](panel:storage), [the law](panel:law). Escape, a press outside and the cross close it. Without scripts the page itself opens.',
  ),
  {
    blockType: 'banner',
    headline: 'From a button, too',
    text: 'Every link of a block has the choice.',
    tone: 'shell',
    link: { ...to('delivery'), opensInModal: true },
  },
])

export const demoBroken = demoPage('demo-broken', 918, 'What goes wrong', 'broken', [
  text(
    'A block that cannot be shown says so in its place, and the rest stands: the form below was deleted while it stood here. A block of a kind that is not known any more leaves a comment in the source, and nothing to be seen.',
  ),
  { blockType: 'form', form: stableId('a form that was deleted') },
  { blockType: 'banner', headline: 'The rest stands', text: 'As it should.', tone: 'shell', link: way },
])
