import { money } from '@kindred/domain/money'
import type { BlockData } from './block-schema.ts'

const content = {
  root: {
    type: 'root',
    version: 1,
    direction: 'ltr',
    format: '',
    indent: 0,
    children: [
      {
        type: 'paragraph',
        version: 1,
        direction: 'ltr',
        format: '',
        indent: 0,
        children: [
          {
            type: 'text',
            version: 1,
            text: 'Words of an editor',
            format: 0,
            detail: 0,
            mode: 'normal',
            style: '',
          },
        ],
      },
    ],
  },
}
const proof = { source: 'law.test', verified: false, checkedOn: '2026-11-02' }
const link = { buttonText: 'Go on', buttonLink: '/en-gb/dk-shop/private/prices/' }

/** One of each block, for stories and tests. */
export const sampleBlocks: BlockData[] = [
  {
    blockType: 'hero',
    id: '1',
    headline: 'Sample hero',
    lead: 'Lead',
    heroVideoURL: null,
    altText: null,
    primaryButton: link,
    secondaryButtons: [],
    showSearchStarter: true,
    showSubBlock: true,
    subBlockHeader: 'Below',
    subBlockText: null,
  },
  { blockType: 'richText', id: '2', content },
  { blockType: 'twoColumns', id: '3', leftWidth: 30, left: { content }, right: { content } },
  {
    blockType: 'steps',
    id: '4',
    headline: 'Sample steps',
    text: null,
    link,
    items: [
      { title: 'One', text: 'First' },
      { title: 'Two', text: null },
    ],
  },
  {
    blockType: 'facts',
    id: '5',
    headline: 'Sample facts',
    text: null,
    link,
    items: [{ value: '12', unit: 'families', text: 'at most' }],
  },
  { blockType: 'accordions', id: '6', headline: 'Sample questions', items: [{ title: 'Why?', content }] },
  {
    blockType: 'quote',
    id: '7',
    text: 'Sample quote',
    variant: 'imageLeft',
    imageAlignmentIsRight: false,
    authorName: 'Marie',
    authorCountry: 'Denmark',
  },
  { blockType: 'banner', id: '8', headline: 'Sample banner', text: null, tone: 'deep', link },
  {
    blockType: 'donorShowcase',
    id: '9',
    headline: 'Sample donors',
    text: null,
    donorKind: 'sperm',
    count: 4,
    sort: 'newest',
    note: null,
  },
  {
    blockType: 'blogShowcase',
    id: '12',
    headline: 'Sample posts',
    linkTarget: '_self',
    viewAllText: null,
    viewAllURL: '/en-gb/dk-shop/private/blog/',
    posts: [
      {
        epiId: 201,
        title: 'What a limit of families means',
        url: '/en-gb/dk-shop/private/blog/what-a-limit-means/',
        locale: 'en-GB',
        intro: 'Twelve in one country, more in the world.',
        publishedOn: '2026-11-02',
        readingMinutes: 4,
        tags: [{ name: 'Law', url: '/en-gb/dk-shop/private/blog/tag/law/' }],
        image: null,
      },
    ],
  },
  {
    blockType: 'geneList',
    id: '10g',
    headline: 'Sample genes',
    text: null,
    genes: [
      {
        gene: 'CFTR',
        condition: 'Cystic fibrosis',
        inheritance: 'autosomalRecessive',
        populations: [
          {
            population: null,
            carrierOneIn: 25,
            detectionRate: 0.9,
            source: 'genes.test',
            verified: false,
          },
        ],
      },
    ],
  },
  {
    blockType: 'lawTable',
    id: '10',
    headline: 'Sample law',
    text: null,
    countries: [
      {
        code: 'DK',
        name: 'Denmark',
        regime: { value: 'both', ...proof },
        import: { isAllowed: true, ...proof },
        eggDonation: { isAllowed: true, ...proof },
        homeDelivery: { isAllowed: false, ...proof },
        eligibility: null,
        limits: [{ unit: 'families', limit: 12, state: null, ...proof }],
      },
    ],
  },
  {
    blockType: 'priceTable',
    id: '11',
    headline: 'Sample prices',
    isWithoutTax: false,
    text: null,
    table: 'sperm',
    rows: [
      {
        key: 'a',
        strawType: 'IUI',
        motClass: 10,
        volumeUl: 500,
        releaseType: 'nonIDRelease',
        tier: 'Basic',
        service: null,
        months: null,
        price: money(21_000, 'EUR'),
      },
    ],
  },
  {
    blockType: 'download',
    id: 'download',
    headline: 'Sample downloads',
    text: null,
    divider: true,
    items: [
      {
        title: 'Sample guide',
        description: 'What happens on the day',
        file: {
          id: '0b7c7a52-6c1f-4c1e-9d5f-0d8c6a1e2f10',
          fileName: 'guide.pdf',
          contentType: 'application/pdf',
          length: 48_000,
          kind: 'document',
          isProtected: false,
        },
      },
    ],
  },
  {
    blockType: 'htmlContent',
    id: 'html-content',
    headline: 'Sample document',
    fileuri: 'protocols/thawing.html',
    htmlContent: '<body><h2>Sample document</h2></body>',
    statusText: null,
  },
]
