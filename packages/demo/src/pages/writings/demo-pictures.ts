import { pictureId } from '../../art/pictures.ts'
import { type Block, hero, text, to } from '../page-writing.ts'
import { richText } from '../rich-text.ts'
import { demoPage } from './demo-page.ts'

const way = to('demo', 'All blocks')
const film = '/media/tide.webm'
const slides = (...names: string[]) => names.map((name) => ({ image: pictureId(name) }))

export const demoHero = demoPage('demo-hero', 902, 'Hero', 'hero', [
  hero({
    headline: 'Hero with a picture',
    lead: 'The picture fills the width, 1600 by 533 on a desktop. Its words stand on paper, so that they can be read over any picture.',
    heroImage: pictureId('meadow'),
    altText: 'A meadow in late summer, drawn',
    primaryButton: to('find-sperm-donor'),
    secondaryButtons: [{ button: to('prices') }, { button: way }],
    showSubBlock: true,
    subBlockHeader: 'A block below',
    subBlockText: 'For one thought that belongs to the headline.',
  }),
  hero({
    headline: 'Hero with a film',
    lead: 'The film is silent and can be stopped. It does not begin where less motion or less data is asked for.',
    heroImage: pictureId('tide'),
    heroVideoURL: film,
    primaryButton: { ...way, colour: 'ink' },
  }),
  hero({
    headline: 'Hero with threads',
    lead: 'Without a picture the threads are drawn.',
    primaryButton: way,
    secondaryButtons: [{ button: to('law') }],
  }),
])

export const demoBanner = demoPage('demo-banner', 903, 'Banner', 'banner', [
  {
    blockType: 'banner',
    headline: 'On shell, words alone',
    text: 'The usual banner.',
    tone: 'shell',
    link: way,
  },
  {
    blockType: 'banner',
    headline: 'On the deep field',
    text: 'For one thing that must be seen.',
    tone: 'deep',
    link: way,
  },
  {
    blockType: 'banner',
    headline: 'With a picture',
    text: 'The picture stands beside the words, or below them on a phone.',
    tone: 'shell',
    image: pictureId('rings'),
    link: way,
  },
  {
    blockType: 'banner',
    headline: 'A filled button in light',
    text: 'Colour and outline are the editor’s choice.',
    tone: 'deep',
    image: pictureId('dusk'),
    link: { ...way, colour: 'light' },
  },
])

const masked = (shape: string, rest: object): Block => ({
  blockType: 'maskedBanner',
  headline: `Cut to a ${shape}`,
  text: 'The picture is cut to one of our own shapes.',
  shape,
  link: way,
  ...rest,
})
export const demoMaskedBanner = demoPage('demo-masked-banner', 904, 'Masked banner', 'masked-banner', [
  masked('pebble', { image: pictureId('tide') }),
  masked('tide', { image: pictureId('dusk'), imageOnLeft: true }),
  masked('seed', { image: pictureId('rings') }),
])

export const demoImageSlider = demoPage('demo-image-slider', 905, 'Image slider', 'image-slider', [
  {
    blockType: 'imageSlider',
    headline: 'Moved by hand',
    slides: slides('tide', 'threads', 'rings', 'seeds'),
  },
  {
    blockType: 'imageSlider',
    headline: 'Moves by itself, with words of its own',
    autoplay: true,
    slides: [
      { image: pictureId('dusk'), text: 'Every six seconds, unless less motion is asked for.' },
      { image: pictureId('meadow'), text: 'A touch stops it.' },
      { image: pictureId('seeds'), text: 'It waits while somebody looks.' },
    ],
  },
  { blockType: 'imageSlider', headline: 'A single picture', slides: slides('rings') },
])

export const demoImageButton = demoPage('demo-image-button', 906, 'Image button', 'image-button', [
  {
    blockType: 'imageButton',
    image: pictureId('seeds'),
    text: 'What ours are tested for, and how you can tell.',
    link: to('safety'),
  },
  { blockType: 'imageButton', image: pictureId('rings'), link: { ...to('storage'), opensInModal: true } },
  { blockType: 'imageButton', image: pictureId('dusk') },
])

export const demoVideoText = demoPage('demo-video-text', 907, 'Video with text', 'video-text', [
  {
    blockType: 'videoText',
    headline: 'A film of the library',
    content: richText(
      'Played in place when its picture is pressed. Without scripts the picture leads to the film.',
    ),
    videoURL: film,
    videoTitle: 'The tide',
    image: pictureId('tide'),
  },
  {
    blockType: 'videoText',
    headline: 'A film of others',
    content: richText('Nothing is asked of its host before somebody presses play.'),
    videoURL: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
    videoTitle: 'Big Buck Bunny',
    image: pictureId('meadow'),
    videoOnRight: true,
  },
  {
    blockType: 'videoText',
    headline: 'Begins by itself',
    content: richText('Silent, and only where nobody asked for less motion or data.'),
    videoURL: film,
    videoTitle: 'The tide, again',
    image: pictureId('dusk'),
    autoplay: true,
  },
  {
    blockType: 'videoText',
    headline: 'Without a picture',
    content: richText('Vimeo hands out no thumbnail without being asked, so a drawing stands in.'),
    videoURL: 'https://vimeo.com/76979871',
    videoTitle: 'A film at Vimeo',
    videoOnRight: true,
  },
])

export const demoPictures = demoPage('demo-pictures', 908, 'Pictures', 'pictures', [
  text(
    '## In a text\n\nA picture has a caption where its title is given. It is loaded when a tenth of it is in sight.\n\n![](picture:threads)\n\nWithout a title there is no caption.\n\n![](picture:seeds)',
  ),
])
