import { formatErrors } from 'payload'
import { expect, it } from 'vitest'
import { refusal } from './refusal.ts'

it('a refusal of the editor keeps its words where a build has taken the names of classes away', () => {
  const refused = Object.assign(refusal('Choose a language.', 400), { name: '' })
  expect(formatErrors(refused)).toMatchObject({ errors: [{ message: 'Choose a language.' }] })
})
