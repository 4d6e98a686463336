import type { Unit } from './list-units.ts'
import { escapeXml } from './xml.ts'

type Facts = { page: string; title: string; source: string; target: string }

/** An XLIFF 2.0 file of a page: its texts in one language and, where there are some, in the other. */
export function printXliff(
  facts: Facts,
  units: readonly Unit[],
  translated: ReadonlyMap<string, string>,
): string {
  const { page, title, source, target } = facts
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.0" srcLang="${source}" trgLang="${target}">`,
    `  <file id="${escapeXml(page)}" original="${escapeXml(title)}" xml:space="preserve">`,
    ...units.map(({ id, words }) => {
      const known = translated.get(id)
      const state = known === undefined ? 'initial' : 'translated'
      const to = known === undefined ? '' : `<target>${known}</target>`
      return `    <unit id="${escapeXml(id)}"><segment state="${state}"><source>${words}</source>${to}</segment></unit>`
    }),
    '  </file>',
    '</xliff>',
    '',
  ].join('\n')
}
