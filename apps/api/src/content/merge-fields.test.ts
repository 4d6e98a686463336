import { expect, it } from 'vitest'
import { mergeFields } from './merge-fields.ts'

it('I18N-02 takes each field from the nearest language that says something, a list as a whole', () => {
  const danish = { intro: '', blocks: [] as string[], faq: ['da'], metaTitle: null as string | null }
  const english = { intro: 'Hello', blocks: ['one', 'two'], faq: ['en'], metaTitle: 'English' }
  expect(mergeFields([danish, english], ['intro', 'blocks', 'faq'])).toEqual({
    intro: 'Hello',
    blocks: ['one', 'two'],
    faq: ['da'],
    metaTitle: null,
  })
  expect(danish.blocks).toEqual([])
})
