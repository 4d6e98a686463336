import { donors, genes, law, prices, steps, text, to } from '../page-writing.ts'
import { pageId } from '../rich-text.ts'
import { demoPage } from './demo-page.ts'

const way = to('demo', 'All blocks')

export const demoSteps = demoPage('demo-steps', 928, 'Steps', 'steps', [
  steps(
    'Four steps',
    'With words below the headline, and a way on.',
    [
      ['First', 'What is done, in one or two sentences.'],
      ['Then', 'Numbers are given by the block.'],
      ['After that', 'Two to six steps fit.'],
      ['At last', 'And then it is done.'],
    ],
    way,
  ),
  steps('Two steps', '', [
    ['A step without words', ''],
    ['And one with a longer title, which takes more than one line where the page is narrow', 'Words.'],
  ]),
])

export const demoDonors = demoPage('demo-donors', 929, 'Donors', 'donors', [
  donors(
    'Four new donors',
    'As they can be had at this moment where you are treated.',
    'Prices per straw.',
    way,
  ),
  { blockType: 'donorShowcase', headline: 'Most in stock', donorKind: 'sperm', count: 8, sort: 'stock' },
  { blockType: 'donorShowcase', headline: 'Lowest price', donorKind: 'sperm', count: 3, sort: 'price' },
  { blockType: 'donorShowcase', headline: 'Egg donors', donorKind: 'egg', count: 2, sort: 'newest' },
])

export const demoPrices = demoPage('demo-prices', 930, 'Prices', 'prices', [
  prices('Straws', 'From the price list of the shop, in its currency.', 'sperm'),
  prices('Eggs and embryos', '', 'eggs'),
  prices('Services', '', 'services'),
  prices('Delivery', '', 'shipping'),
])

export const demoLaw = demoPage('demo-law', 931, 'Law', 'law', [
  genes('The genes we compare', 'From the same list that donors are compared with.'),
  law('Rules by country', 'From the same data that decide in the basket.'),
])

export const demoBlog = demoPage('demo-blog', 932, 'Blog showcase', 'blog-showcase', [
  { blockType: 'blogShowcase', headline: 'The newest three', linkTarget: '_self' },
  {
    blockType: 'blogShowcase',
    headline: 'Two that an editor chose, in another tab',
    posts: ['post-nitrogen-tank', 'post-mot-class'].map(pageId),
    linkTarget: '_blank',
    viewAllText: 'Everything we wrote',
  },
  { blockType: 'blogShowcase', linkTarget: '_self' },
])

export const demoScripts = demoPage('demo-scripts', 933, 'Scripts of others', 'scripts', [
  text(
    'Nothing is seen of this block. Its script is fetched when the visitor has agreed to statistics, never before, and the content policy of this page opens to its address alone. Nobody answers at this one.',
  ),
  {
    blockType: 'scriptInjection',
    name: 'Counts visits, invented',
    src: 'https://count.example/count.js',
    consent: 'cookie_cat_statistic',
  },
])
