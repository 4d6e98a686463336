import { expect, it } from 'vitest'
import { describeField } from './describe-field.tsx'

it('names help first and the error after it, as they stand on the page', () => {
  expect(describeField({ id: 'email', help: 'Used for the receipt', error: 'Write an @' })).toMatchObject({
    'aria-describedby': 'email-help email-error',
    'aria-invalid': true,
  })
})

it('refers to nothing that is not there', () => {
  expect(describeField({ id: 'email' })['aria-describedby']).toBeUndefined()
  expect(describeField({ id: 'email' })['aria-invalid']).toBeUndefined()
})
