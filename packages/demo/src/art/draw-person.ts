import { createAvatar } from '@dicebear/core'
import * as notionists from '@dicebear/notionists'

/** Calm and friendly parts only. */
const parts = {
  long: ['02', '03', '10', '11', '28', '36', '37', '41', '46', '47'],
  short: ['01', '05', '12', '15', '19', '22', '26', '31', '35', '40', '44'],
  body: ['01', '03', '07', '08', '10', '11', '14', '16', '19'],
  lips: ['03', '06', '10', '14', '17', '22'],
  brows: ['01', '05', '09', '10'],
  eyes: ['03', '04', '05'],
  glasses: ['03', '08', '11'],
}
const variants = <Part>(numbers: string[]) => numbers.map((number) => `variant${number}`) as Part

const grounds = ['#d9e6e0', '#f5dccb', '#e3d8ec', '#f3e2b8', '#d4e1e6', '#ead5d2']

/** A drawn head (Notionists, CC0) for somebody who works in the demo world. SVG, 400 × 400. */
export function drawPerson(name: string, place: number, hair: 'long' | 'short'): string {
  const head = createAvatar(notionists, {
    seed: `kindred ${name}`,
    hair: variants<notionists.Options['hair']>(parts[hair]),
    body: variants<notionists.Options['body']>(parts.body),
    lips: variants<notionists.Options['lips']>(parts.lips),
    brows: variants<notionists.Options['brows']>(parts.brows),
    eyes: variants<notionists.Options['eyes']>(parts.eyes),
    glasses: variants<notionists.Options['glasses']>(parts.glasses),
    beardProbability: 0,
    glassesProbability: 25,
    gestureProbability: 0,
    bodyIconProbability: 0,
    scale: 92,
    translateY: 6,
  }).toString()
  return head
    .replace('<svg ', '<svg width="400" height="400" ')
    .replace(/(<svg[^>]*>)/, `$1<rect width="1744" height="1744" fill="${grounds[place % grounds.length]}"/>`)
}
