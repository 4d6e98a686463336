import type { Field } from 'payload'
import { listUnits } from './list-units.ts'
import { printXliff } from './print-xliff.ts'
import { readXliff } from './read-xliff.ts'

type Data = Record<string, unknown>
type Pair = { page: string; source: { locale: string; data: Data }; target: { locale: string; data: Data } }

/** What an import did. `outdated`: their English has changed since the file was made, so they were left alone. */
export type ImportReport = { changed: string[]; same: number; outdated: string[]; missing: string[] }

export function exportPage(fields: readonly Field[], { page, source, target }: Pair): string {
  const units = listUnits(fields, source.data)
  const known = hasSameShape(source.data, target.data)
    ? listUnits(fields, target.data)
    : listPlain(fields, target.data)
  const title = String(source.data.title ?? '')
  const facts = { page, title, source: source.locale, target: target.locale }
  return printXliff(facts, units, new Map(known.map(({ id, words }) => [id, words])))
}

/**
 * Puts a translator's texts into a page. Blocks of the other language take the shape of the original's, pictures and
 * settings included, unless they have it already; texts that the file does not bring stay as they are.
 *
 * @returns the fields of the target language to be saved, and what became of each text
 * @throws Error where the file is about another page or language, names texts that are not there, or breaks their marks
 */
export function importPage(fields: readonly Field[], { page, source, target }: Pair, text: string) {
  const file = readXliff(text)
  if (file.page !== page) throw new Error('This file is about another page.')
  if (file.source !== source.locale || file.target !== target.locale)
    throw new Error(`This file translates from ${file.source} to ${file.target}.`)
  const originals = new Map(listUnits(fields, source.data).map((unit) => [unit.id, unit.words]))
  const unknown = file.units.filter(({ id }) => !originals.has(id)).map(({ id }) => id)
  if (unknown.length > 0) throw new Error(`The page has no such texts: ${unknown.slice(0, 10).join(', ')}.`)

  const before = new Map(listUnits(fields, target.data).map((unit) => [unit.id, unit.words]))
  const data = makeBase(source.data, target.data)
  const units = new Map(listUnits(fields, data).map((unit) => [unit.id, unit]))
  const report: ImportReport = { changed: [], same: 0, outdated: [], missing: [] }
  for (const { id, source: words, target: translated } of file.units) {
    if (originals.get(id) !== words) {
      report.outdated.push(id)
      continue
    }
    units.get(id)?.write(translated)
  }
  const after = new Map(listUnits(fields, data).map((unit) => [unit.id, unit.words]))
  const given = new Set(file.units.map(({ id }) => id))
  for (const id of originals.keys()) {
    if (!given.has(id)) report.missing.push(id)
    else if (report.outdated.includes(id)) continue
    else if (before.get(id) === after.get(id)) report.same++
    else report.changed.push(id)
  }
  return { data, report }
}

const regions = ['blocks', 'below', 'faq'] as const

/** The target's own fields over the original's texts and blocks, which every unit of the original is found in. */
function makeBase(source: Data, target: Data): Data {
  const base = structuredClone(source)
  for (const [key, value] of Object.entries(target))
    if (!regions.some((region) => region === key) && says(value))
      base[key] = isGroup(value) && isGroup(base[key]) ? mergeGroup(base[key], value) : structuredClone(value)
  for (const region of regions)
    if (says(target[region]) && shapeOf(source[region]) === shapeOf(target[region]))
      base[region] = structuredClone(target[region])
    else if (Array.isArray(base[region])) base[region] = (base[region] as Data[]).map(withoutIds)
  return base
}

const says = (value: unknown) => value !== null && value !== undefined && value !== '' && !isEmptyList(value)
const isEmptyList = (value: unknown) => Array.isArray(value) && value.length === 0
const isGroup = (value: unknown): value is Data =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const mergeGroup = (a: Data, b: Data): Data => ({
  ...a,
  ...Object.fromEntries(Object.entries(b).filter(([, value]) => says(value))),
})

/** Rows of another language are rows of their own. */
function withoutIds(value: Data): Data {
  const { id: _, ...rest } = value
  return rest
}

function hasSameShape(a: Data, b: Data): boolean {
  return regions.every((region) => shapeOf(a[region]) === shapeOf(b[region]))
}

function listPlain(fields: readonly Field[], data: Data) {
  return listUnits(fields, data).filter(({ id }) => !regions.some((region) => id.startsWith(`${region}.`)))
}

/** Which blocks, lists and paragraphs there are, without what they say. */
function shapeOf(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(shapeOf).join()}]`
  if (!isGroup(value)) return ''
  if (isGroup(value.root)) return `{${shapeOf(value.root.children)}}`
  const name = value.blockType ?? value.type ?? ''
  // Words and marks may differ in number from language to language.
  const isWords = Array.isArray(value.children) && value.children.some((node: Data) => node.type === 'text')
  if (isWords) return String(name)
  const lists = Object.keys(value)
    .filter((key) => Array.isArray(value[key]) || isGroup(value[key]))
    .sort()
  return `${name}(${lists.map((key) => `${key}${shapeOf(value[key])}`).join()})`
}
