import { describe, expect, it } from 'vitest'
import { locales } from '../vocabulary.ts'
import { findWeekStart } from './week-start.ts'

describe('start of the week', () => {
  it('I18N-05 I18N-06 is Monday for British English, Dutch, German and Italian', () => {
    for (const locale of ['en-GB', 'nl-NL', 'de-DE', 'it-IT']) expect(findWeekStart(locale), locale).toBe(1)
  })

  it('I18N-07 is Sunday for American English', () => {
    expect(findWeekStart('en-US')).toBe(7)
    expect(findWeekStart('en-us')).toBe(7)
  })

  it('is known for every language of the house', () => {
    expect(Object.fromEntries(locales.map((locale) => [locale, findWeekStart(locale)]))).toEqual({
      'en-GB': 1,
      'de-DE': 1,
      'fr-FR': 1,
      'es-ES': 1,
      'da-DK': 1,
      'nl-NL': 1,
      'zh-CN': 1,
      'it-IT': 1,
      'ja-JP': 7,
      'pt-PT': 7,
      'el-GR': 1,
      'en-US': 7,
      'es-US': 7,
    })
    expect(['en', 'de', 'pt'].map(findWeekStart)).toEqual([1, 1, 7])
  })
})
