import { readdirSync, readFileSync } from 'node:fs'
import { createTranslator } from 'use-intl/core'
import { describe, expect, it } from 'vitest'
import { loadTexts } from './load-texts.ts'
import type { Texts } from './texts.ts'

/** `kind` is `tag`, `value`, or the format of a value: `plural`, `select`, `number`. */
type Part = { name: string; kind: string; options: string[] }

const folder = new URL('./', import.meta.url)
const english = readLocale('en-gb')
const others = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'en-gb')
  .map(({ name }) => name)

/** The back office speaks English everywhere, and so does the form that New York reads. */
const knowinglyEnglish = ['staff.', 'newYorkForm.']

/** Sisters of another locale say only what differs; the rest is read from English or from the sister. */
const sisters = ['en-us', 'es-us']

describe.each(others)('I18N-01 texts of %s', (locale) => {
  const own = readLocale(locale)

  it('has every text of English, and no other', () => {
    const missing = [...english.keys()].filter(
      (key) => !own.has(key) && !knowinglyEnglish.some((area) => key.startsWith(area)),
    )
    expect(sisters.includes(locale) ? [] : missing).toEqual([])
    expect([...own.keys()].filter((key) => !english.has(key))).toEqual([])
  })

  it('asks for the same values, choices and marked parts as English', () => {
    for (const [key, message] of own) expect(tell(message), key).toEqual(tell(english.get(key) ?? ''))
  })

  it('can be read by the one who prints it', () => {
    for (const [key, message] of own) expect(() => print(locale, message), key).not.toThrow()
  })

  it('never raises its voice', () => {
    expect([...own].filter(([, message]) => /[!！¡]/u.test(message)).map(([key]) => key)).toEqual([])
  })

  it('is what the shop loads, filled from English', async () => {
    const loaded = new Map(flatten(await loadTexts(locale)))
    expect([...loaded.keys()]).toEqual(expect.arrayContaining([...english.keys()]))
    for (const [key, message] of own) expect(loaded.get(key), key).toBe(message)
  })
})

it('I18N-01 reads what the Spanish of the USA lacks in Spanish, before English', async () => {
  const [own, sister, loaded] = [readLocale('es-us'), readLocale('es-es'), await loadTexts('es-us')]
  const filled = [...flatten(loaded)].filter(([key]) => !own.has(key) && sister.has(key))
  expect(filled.length).toBeGreaterThan(0)
  for (const [key, message] of filled) expect(message, key).toBe(sister.get(key))
})

it('I18N-01 English itself can be read by the one who prints it', () => {
  for (const [key, message] of english) expect(() => print('en-gb', message), key).not.toThrow()
})

function readLocale(locale: string): Map<string, string> {
  const files = readdirSync(new URL(`${locale}/`, folder)).filter((name) => name.endsWith('.json'))
  const areas = files.map((name) => [
    name.replace('.json', ''),
    JSON.parse(readFileSync(new URL(`${locale}/${name}`, folder), 'utf8')) as Texts,
  ])
  return new Map(flatten(Object.fromEntries(areas)))
}

function flatten(texts: Texts, path = ''): [string, string][] {
  return Object.entries(texts).flatMap(([key, text]): [string, string][] =>
    typeof text === 'string' ? [[path + key, text]] : flatten(text, `${path}${key}.`),
  )
}

/** Formats a message with a value for everything it asks for; throws where it cannot be read. */
function print(locale: string, message: string): void {
  const samples: Record<string, unknown> = { tag: (part: unknown) => part, plural: 2, number: 2 }
  const values = listParts(message).map(({ name, kind }) => [name, samples[kind] ?? 'x'])
  const language = locale.replace(/-(\w+)$/, (_, region: string) => `-${region.toUpperCase()}`)
  const translator = createTranslator<Texts>({
    locale: language,
    messages: { message },
    onError: (error) => {
      throw error
    },
  }) as unknown as { rich: (key: string, values: object) => unknown }
  translator.rich('message', Object.fromEntries(values))
}

/** What a message asks for, each once, in a fixed order. A plural may choose its own forms; a choice must offer the same. */
function tell(message: string): string[] {
  return [
    ...new Set(
      listParts(message).map(({ name, kind, options }) =>
        kind === 'select' ? `${name}: ${options.sort().join(', ')}` : kind === 'tag' ? `<${name}>` : name,
      ),
    ),
  ].sort()
}

/** Values, choices and tags of an ICU message, those within choices too. */
function listParts(message: string): Part[] {
  const parts: Part[] = []
  let at = 0
  const read = (pattern: RegExp): string => {
    pattern.lastIndex = at
    const found = pattern.exec(message)?.[0] ?? ''
    at += found.length
    return found.trim()
  }
  const readText = (): void => {
    while (at < message.length && message[at] !== '}') {
      const tag = read(/<\/?\w+>/y)
      if (tag) parts.push({ name: tag.replace(/[</>]/g, ''), kind: 'tag', options: [] })
      else if (message[at] === '{') readValue()
      else if (!read(/'[{}<>][^']*'/y)) at += 1
    }
  }
  const readValue = (): void => {
    at += 1
    const name = read(/\s*\w+\s*/y)
    const format = read(/,\s*\w+\s*/y).replace(/\W/g, '')
    const part: Part = { name, kind: format || 'value', options: [] }
    parts.push(part)
    if (format !== 'plural' && format !== 'select') read(/[^}]*/y)
    else read(/,/y)
    while (at < message.length && message[at] !== '}') {
      const option = read(/\s*[=\w]+\s*/y)
      if (!option || message[at] !== '{') throw new Error(`cannot be read at ${at}: ${message}`)
      part.options.push(option)
      at += 1
      readText()
      at += 1
      read(/\s+/y)
    }
    at += 1
  }
  while (at < message.length) {
    readText()
    if (message[at] === '}') throw new Error(`a brace too many at ${at}: ${message}`)
  }
  return parts
}
