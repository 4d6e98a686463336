import { describe, expect, it } from 'vitest'
import { splitWords } from './split-words.ts'

describe('SRCH-15 words are compared as people type them', () => {
  it.each([
    ['en-GB', 'The donor’s 12 families', ['the', 'donor', 's', '12', 'families']],
    ['fr-FR', 'Pièce d’identité œuvrée', ['piece', 'd', 'identite', 'œuvree']],
    ['da-DK', 'Sæddonor på Ærø', ['sæddonor', 'pa', 'ærø']],
    ['de-DE', 'Straße, GRÖSSE', ['strasse', 'grosse']],
    ['el-GR', 'Δότης σπέρματος', ['δοτησ', 'σπερματοσ']],
    ['en-GB', 'ﬁnd ＦＵＬＬ width', ['find', 'full', 'width']],
    ['en-GB', ' … !? ', []],
    ['en-US', 'CMV-negative, ID', ['cmv', 'negative', 'id']],
  ] as const)('SRCH-15 reads %s: %s', (locale, text, words) => {
    expect(splitWords(text, locale)).toEqual(words)
  })

  it('SRCH-15 finds words where none are spaced', () => {
    expect(splitWords('精子提供者の検索', 'ja-JP')).toEqual(expect.arrayContaining(['精子', '検索']))
    expect(splitWords('选择捐精者', 'zh-CN')).toEqual(expect.arrayContaining(['选择']))
  })

  it('SRCH-15 reads a letter with its accent behind it as that letter', () => {
    expect(splitWords('e\u0301te\u0301', 'fr-FR')).toEqual(['ete'])
  })
})
