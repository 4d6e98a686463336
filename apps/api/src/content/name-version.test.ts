import { expect, it } from 'vitest'
import { nameVersion } from './name-version.ts'

const text = {
  title: 'Terms',
  intro: 'What we promise',
  blocks: [{ blockType: 'text', text: 'One' }],
  below: [],
  metaTitle: null,
  metaDescription: null,
  metaKeywords: null,
  faq: [],
}

it('names the words and their language, not what only search engines read', () => {
  const version = nameVersion('en-GB', text)
  expect(version).toMatch(/^en-GB-[0-9a-f]{16}$/)
  const searched = { ...text, metaTitle: 'other' }
  expect(nameVersion('en-GB', searched)).toBe(version)
  expect(nameVersion('da-DK', text)).not.toBe(version)
  expect(nameVersion('en-GB', { ...text, intro: 'What we promised' })).not.toBe(version)
  expect(nameVersion('en-GB', { ...text, blocks: [{ blockType: 'text', text: 'Two' }] })).not.toBe(version)
})
