import type { Locale } from '@kindred/domain/vocabulary'
import { expect, it } from 'vitest'
import { mergeFields } from './merge-fields.ts'

it('I18N-02 takes each field from the nearest language that says something, a list as a whole, and says which it is', () => {
  const danish = {
    locale: 'da-DK' as Locale,
    intro: '',
    blocks: [] as string[],
    below: [] as string[],
    faq: ['da'],
    metaTitle: null as string | null,
  }
  const english = {
    ...danish,
    locale: 'en-GB' as Locale,
    intro: 'Hello',
    blocks: ['one', 'two'],
    faq: ['en'],
    metaTitle: 'English',
  }
  expect(mergeFields([danish, english], ['intro', 'blocks', 'below', 'faq'])).toEqual({
    locale: 'da-DK',
    intro: 'Hello',
    blocks: ['one', 'two'],
    below: [],
    faq: ['da'],
    metaTitle: null,
    languages: { intro: 'en-GB', blocks: 'en-GB', below: 'da-DK', faq: 'da-DK' },
  })
  expect(danish.blocks).toEqual([])
})
