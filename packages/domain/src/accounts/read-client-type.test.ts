import { expect, it } from 'vitest'
import { readClientType } from './read-client-type.ts'

it.each([
  ['Professional', 'professional'],
  ['PROFESSIONAL', 'professional'],
  ['professional', 'professional'],
  ['Private', 'private'],
  ['pRIVATE', 'private'],
  ['clinic', 'private'],
  ['', 'private'],
  [undefined, 'private'],
])('SES-26 reads the kind of customer in any case: %j is %s', (text, kind) => {
  expect(readClientType(text)).toBe(kind)
})
