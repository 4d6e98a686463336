import { describe, expect, it } from 'vitest'
import { loadTexts } from './load-texts.ts'

type Group = Record<string, string>

describe('English texts of location', () => {
  it('LOC-49 LOC-50 LOC-51 name the mismatch, say what it means, and ask', async () => {
    const { mismatchTitle, mismatchText, yes, no } = (await loadTexts('en-gb')).location as Group
    expect([mismatchTitle, yes, no]).toEqual(['Mismatch in treatment country', 'Yes', 'No'])
    expect(mismatchText).toMatch(/country selector does not match the data of your account/)
    expect(mismatchText).toMatch(/some things may become unavailable/)
    expect(mismatchText).toMatch(/change the country settings to reflect your account\?$/)
  })

  it('LOC-38 LOC-47 LOC-54 name the buttons of the settings and what went wrong', async () => {
    const { layout, common } = (await loadTexts('en-gb')) as Record<string, Group>
    expect([layout?.saveSettings, common?.cancel, layout?.confirm]).toEqual([
      'Save settings',
      'Cancel',
      'Confirm',
    ])
    expect(common?.error).toBe('An error has occurred')
  })
})
