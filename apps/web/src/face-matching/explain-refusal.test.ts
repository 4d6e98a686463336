import { readdirSync, readFileSync } from 'node:fs'
import { photoRefusals } from '@kindred/domain/face-matching/photo-rules'
import { expect, it } from 'vitest'
import { explainRefusal } from './explain-refusal.ts'

const folder = new URL('../../../../packages/content/src/texts/', import.meta.url)
const locales = readdirSync(folder).filter((name) => /^\w\w-\w\w$/.test(name) && !/^e[ns]-us$/.test(name))
const others = ['face-matching-busy', 'took-too-long', 'face-matching-unavailable', 'consent-required']

it.each(locales)('FACE-06 names every refusal of a photo and its way out in %s', (locale) => {
  const { refusals } = JSON.parse(readFileSync(new URL(`${locale}/faces.json`, folder), 'utf8'))
  const failures = [
    ...photoRefusals.filter((code) => code !== 'poor-quality').map((code) => ({ code })),
    ...['dark', 'bright', 'pale', 'blurred'].map((why) => ({ code: 'poor-quality', data: { why } })),
    ...others.map((code) => ({ code })),
  ]
  const said = failures.map((failure) => explainRefusal(refusals, failure))
  expect(new Set(said).size).toBe(failures.length)
  expect(said).not.toContain(refusals.other)
  expect(explainRefusal(refusals, { code: 'never-heard-of' })).toBe(refusals.other)
})
