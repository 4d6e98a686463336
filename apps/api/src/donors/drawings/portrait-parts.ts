import { createHash } from 'node:crypto'
import { createAvatar } from '@dicebear/core'
import * as notionists from '@dicebear/notionists'
import type { DonorRecord } from '../donor-record.ts'

export type Traits = Pick<DonorRecord, 'code' | 'kind' | 'hairColour' | 'skinTone'>

const ink = '#2B2233'
const paper = '#FFFDFA'
const hairs: Record<string, string> = {
  blond: '#C39B5A',
  lightBrown: '#8A6540',
  brown: '#6B4A30',
  darkBrown: '#46301F',
  black: '#221A1C',
  red: '#A4532E',
}
const skins: Record<string, string> = {
  fair: '#F6E2D2',
  light: '#F5DFCC',
  medium: '#EFD0B2',
  olive: '#E8C6A6',
  brown: '#C08E66',
  dark: '#8F5F43',
}
const clothes = ['#2F6158', '#48606E', '#B97B74', '#6E5687', '#E2B660', '#8D76A6', '#5F8793', '#C77A4F']

/** Calm parts only: no hats, no dark glasses, nothing that would make a person a joke. */
const hairCuts = {
  sperm: [
    '01',
    '05',
    '06',
    '07',
    '12',
    '13',
    '15',
    '16',
    '18',
    '19',
    '21',
    '22',
    '24',
    '25',
    '26',
    '27',
    '31',
    '32',
  ].concat(['33', '34', '35', '38', '40', '44', '49', '53', '54', '55', '56', '60']),
  egg: ['02', '03', '04', '10', '11', '23', '28', '36', '37', '39', '41', '43', '46', '47', '48', '57', '58'],
}
const garments = [
  '01',
  '03',
  '07',
  '08',
  '09',
  '10',
  '11',
  '13',
  '14',
  '16',
  '18',
  '19',
  '20',
  '21',
  '23',
  '25',
]
const clearGlasses = ['03', '08', '11']
const friendlyLips = ['03', '06', '10', '14', '17', '22', '23', '25']
const openBrows = ['01', '05', '09', '10', '11', '12']
const openEyes = ['03', '04', '05']
const beards = ['01', '02', '03', '05', '06', '09', '10', '12']

type PartName = 'hair' | 'body' | 'glasses' | 'beard' | 'lips' | 'brows' | 'eyes'
type Part<Key extends PartName> = NonNullable<notionists.Options[Key]>

/** The style numbers its variants. */
const variants = <Key extends PartName>(numbers: string[]) =>
  numbers.map((number) => `variant${number}`) as Part<Key>

/** The parts of a drawing in the order the style draws them: face, clothes, hair, lips, beard and the rest. */
const partStart =
  /(?=<g transform="translate\((?:531 487|178 1057|266 207|791 871|653 805|901 668|610 680|774 657|0 559)\)">)/

/** The layers of a drawing, from back to front. */
export type PortraitParts = {
  /** The opening of the SVG; its viewBox is 0 0 1744 1744. */
  head: string
  face: string
  body: string
  hair: string
  lips: string
  beard: string
  /** Nose, eyes, glasses, brows, and the closing of the SVG. */
  rest: readonly string[]
}

/**
 * The layers of a donor's drawing, the same for the same donor for ever. The style is black and white (Notionists by Zoish,
 * CC0); skin, hair and clothes are filled here.
 *
 * @param outfit 0 is what the donor wears on cards; other numbers are other clothes
 */
export function drawPortraitParts(donor: Traits, outfit = 0): PortraitParts {
  const chance = createHash('sha1').update(donor.code).digest().readUInt8(0)
  const svg = createAvatar(notionists, {
    seed: donor.code,
    hair: variants<'hair'>(hairCuts[donor.kind]),
    body: variants<'body'>(
      outfit === 0 ? garments : [garments[(chance + outfit * 5) % garments.length] as string],
    ),
    glasses: variants<'glasses'>(clearGlasses),
    beard: variants<'beard'>(beards),
    lips: variants<'lips'>(friendlyLips),
    brows: variants<'brows'>(openBrows),
    eyes: variants<'eyes'>(openEyes),
    beardProbability: donor.kind === 'egg' ? 0 : 18,
    glassesProbability: 15,
    gestureProbability: 0,
    bodyIconProbability: 0,
  }).toString()
  const colour = hairs[donor.hairColour] ?? '#46301F'
  const skin = skins[donor.skinTone] ?? '#F5DFCC'
  const cloth = clothes[(chance + outfit * 3) % clothes.length] as string
  const [head = '', face = '', body = '', locks = '', lips = '', beard = '', ...rest] = svg
    .replace(/<metadata[\s\S]*?<\/metadata>/, '')
    .split(partStart)
  return {
    head: fill(head, paper, ink),
    face: fill(face, skin, ink),
    body: fillFirst(body, cloth, paper, ink),
    hair: fill(locks, paper, colour),
    lips: fill(lips, paper, ink),
    beard: fill(beard, paper, colour),
    rest: rest.map((part) => fill(part, paper, ink)),
  }
}

function fill(part: string, light: string, dark: string): string {
  return part.replaceAll('"#fff"', `"${light}"`).replaceAll('"#000"', `"${dark}"`)
}

/** The first light area of the clothes is the garment; later ones are collars, shirts and lapels. */
function fillFirst(part: string, first: string, light: string, dark: string): string {
  return fill(part.replace('"#fff"', `"${first}"`), light, dark)
}
