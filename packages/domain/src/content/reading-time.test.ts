import { expect, it } from 'vitest'
import { countReadingMinutes, countWords } from './reading-time.ts'

it('BLOG-02 takes a minute for 220 words, and never less than one', () => {
  expect(countReadingMinutes('word '.repeat(660), 'en-GB')).toBe(3)
  expect(countReadingMinutes('Short.', 'en-GB')).toBe(1)
  expect(countReadingMinutes('', 'en-GB')).toBe(1)
})

it('BLOG-02 counts words of scripts without spaces', () => {
  expect(countWords('每个家庭都有自己的故事。', 'zh-CN')).toBeGreaterThan(4)
  expect(countWords('家族にはそれぞれの物語があります。', 'ja-JP')).toBeGreaterThan(4)
})
