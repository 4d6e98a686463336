import { describe, expect, it } from 'vitest'
import { readAccountForm } from './account-form.ts'

function fill(part: Record<string, string>): FormData {
  const form = new FormData()
  const given = { fullName: ' Ada Lovelace ', email: 'ada@example.com', password: ' Kv7#mistral ', ...part }
  for (const [name, value] of Object.entries(given)) form.set(name, value)
  return form
}

describe('readAccountForm', () => {
  it('ACC-09 keeps the password as typed and never shows it again', () => {
    const { body, values } = readAccountForm(fill({}))
    expect(body.password).toBe(' Kv7#mistral ')
    expect(body.fullName).toBe('Ada Lovelace')
    expect(JSON.stringify(values)).not.toContain('mistral')
  })

  it('takes a state of the chosen country only, and none as choosing later', () => {
    expect(readAccountForm(fill({ treatmentCountry: 'US', treatmentState: 'US-NY' })).body).toMatchObject({
      treatmentCountry: 'US',
      treatmentState: 'NY',
    })
    expect(
      readAccountForm(fill({ treatmentCountry: 'DK', treatmentState: 'US-NY' })).body.treatmentState,
    ).toBe('')
    expect(readAccountForm(fill({})).body.treatmentCountry).toBeNull()
  })

  it('ACC-31 leaves out what people write between digits', () => {
    expect(readAccountForm(fill({ phone: '+45 12 34-56 (78)' })).body.phone).toBe('+4512345678')
  })

  it('ACC-10 sends an organisation for professionals alone', () => {
    expect(readAccountForm(fill({ visitorType: 'private', organisationName: 'x' })).body).not.toHaveProperty(
      'organisationName',
    )
    expect(readAccountForm(fill({ visitorType: 'professional', organisationName: 'x' })).body).toHaveProperty(
      'organisationName',
      'x',
    )
  })
})
