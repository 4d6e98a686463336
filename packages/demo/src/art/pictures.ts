import { stableId } from '../master-data/stable-id.ts'
import { drawMark } from './draw-mark.ts'
import { drawPerson } from './draw-person.ts'
import { drawScene, type SceneName } from './draw-scene.ts'

type Words = { alt: string; title?: string }

export type DemoPicture = {
  id: string
  file: string
  draw: () => string
  /** What stays in sight where it is cropped, in per cent. */
  focal?: { x: number; y: number }
  words: Record<'en-GB' | 'da-DK' | 'de-DE', Words>
}

/** The id of a picture of the demo world, for blocks. */
export const pictureId = (name: string) => stableId(`picture ${name}`)

const scene = (name: SceneName, words: DemoPicture['words'], focal?: DemoPicture['focal']): DemoPicture => ({
  id: pictureId(name),
  file: `${name}.webp`,
  draw: () => drawScene(name),
  focal,
  words,
})

/** Colleagues of the demo world; invented, like everything in it. */
export const colleagues = [
  { name: 'Ingrid Vestergaard', category: 'Laboratory', title: 'Head of laboratory', hair: 'long' },
  { name: 'Tomás Arriaga', category: 'Laboratory', title: 'Embryologist', hair: 'short' },
  { name: 'Mette Krogh', category: 'Donor care', title: 'Donor coordinator', hair: 'long' },
  { name: 'Yusuf Demir', category: 'Donor care', title: 'Nurse', hair: 'short' },
  { name: 'Anna Lindqvist', category: 'Genetics', title: 'Genetic counsellor', hair: 'long' },
  {
    name: 'Claire Fontaine',
    category: 'Customer care',
    title: 'Speaks French, English and Dutch',
    hair: 'long',
  },
  {
    name: 'Henrik Bang',
    category: 'Customer care',
    title: 'Speaks Danish, German and English',
    hair: 'short',
  },
] as const

export const pictures: DemoPicture[] = [
  {
    id: pictureId('mark-licence'),
    file: 'mark-licence.webp',
    draw: () => drawMark('mark-licence'),
    words: {
      'en-GB': { alt: 'Tissue establishment licence, an invented mark' },
      'da-DK': { alt: 'Tilladelse som vævscenter, et opdigtet mærke' },
      'de-DE': { alt: 'Erlaubnis als Gewebeeinrichtung, ein erfundenes Zeichen' },
    },
  },
  {
    id: pictureId('mark-quality'),
    file: 'mark-quality.webp',
    draw: () => drawMark('mark-quality'),
    words: {
      'en-GB': { alt: 'Quality management, an invented mark' },
      'da-DK': { alt: 'Kvalitetsstyring, et opdigtet mærke' },
      'de-DE': { alt: 'Qualitätsmanagement, ein erfundenes Zeichen' },
    },
  },
  scene(
    'tide',
    {
      'en-GB': { alt: 'Waves in greens below a pale evening sun, drawn', title: 'The tide comes and goes.' },
      'da-DK': { alt: 'Tegnede bølger i grønt under en bleg aftensol', title: 'Tidevandet kommer og går.' },
      'de-DE': { alt: 'Gezeichnete Wellen in Grün unter blasser Abendsonne', title: 'Ebbe und Flut.' },
    },
    { x: 70, y: 40 },
  ),
  scene('threads', {
    'en-GB': { alt: 'Three bundles of threads that cross and part again, drawn', title: 'Three threads.' },
    'da-DK': { alt: 'Tre bundter tråde, der krydses og skilles igen', title: 'Tre tråde.' },
    'de-DE': { alt: 'Drei Fadenbündel, die sich kreuzen und trennen', title: 'Drei Fäden.' },
  }),
  scene('rings', {
    'en-GB': {
      alt: 'Growth rings of two trees, drawn in brown on honey',
      title: 'Years lie around each other.',
    },
    'da-DK': { alt: 'Årringe af to træer, tegnet i brunt på honning', title: 'Årene ligger om hinanden.' },
    'de-DE': { alt: 'Jahresringe zweier Bäume, braun auf Honig', title: 'Jahre liegen umeinander.' },
  }),
  scene('seeds', {
    'en-GB': { alt: 'Seeds in many colours on pale green, drawn' },
    'da-DK': { alt: 'Frø i mange farver på lysegrønt' },
    'de-DE': { alt: 'Samen in vielen Farben auf Hellgrün' },
  }),
  scene(
    'dusk',
    {
      'en-GB': { alt: 'Hills in heather colours after sunset, drawn', title: 'Dusk over the heath.' },
      'da-DK': { alt: 'Bakker i lyngfarver efter solnedgang', title: 'Skumring over heden.' },
      'de-DE': { alt: 'Hügel in Heidefarben nach Sonnenuntergang', title: 'Dämmerung über der Heide.' },
    },
    { x: 30, y: 40 },
  ),
  scene('meadow', {
    'en-GB': { alt: 'Stems and round flowers of a meadow, drawn' },
    'da-DK': { alt: 'Stængler og runde blomster på en eng' },
    'de-DE': { alt: 'Halme und runde Blüten einer Wiese' },
  }),
  ...colleagues.map(({ name, hair }, place) => ({
    id: pictureId(name),
    file: `${name
      .toLowerCase()
      .normalize('NFD')
      .replace(/[^a-z]+/g, '-')}.webp`,
    draw: () => drawPerson(name, place, hair),
    words: {
      'en-GB': { alt: `${name}, drawn` },
      'da-DK': { alt: `${name}, tegnet` },
      'de-DE': { alt: `${name}, gezeichnet` },
    },
  })),
]
