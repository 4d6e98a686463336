import { dateInputError } from '@kindred/domain/dates/read-date-input'
import { selectionMessages } from '@kindred/domain/uploads/check-selection'
import { createTranslator } from 'use-intl/core'
import { expect, it } from 'vitest'
import { loadTexts } from '../texts/load-texts.ts'
import type { Texts } from '../texts/texts.ts'
import { makeDateWords } from './make-date-words.ts'
import { makeUploadWords } from './make-upload-words.ts'

const translate = async (locale: string) =>
  createTranslator<Texts>({ locale, messages: await loadTexts(locale.toLowerCase()) }) as unknown as (
    key: string,
    values?: Record<string, string | number | Date>,
  ) => string

it('UPL-03 to UPL-06 and UPL-08 are said in English with the words of the specification', async () => {
  const words = makeUploadWords(await translate('en-GB'))
  expect(words.errors).toMatchObject(selectionMessages)
  expect(words.errors['files-too-large']).toBe('File sizes exceed limit of {limit} MB.')
  expect(words.none).toBe('No files selected')
})

it('DATE-03 is said in English with the words of the specification', async () => {
  expect(makeDateWords(await translate('en-GB')).errors['not-a-date']).toBe(dateInputError.message)
})

it('I18N-01 leaves the places that controls fill, in every language', async () => {
  for (const locale of ['da-DK', 'de-DE', 'el-GR', 'es-US', 'ja-JP', 'zh-CN']) {
    const t = await translate(locale)
    expect(makeUploadWords(t).sending, locale).toContain('{name}')
    expect(makeUploadWords(t).errors['files-too-large'], locale).toContain('{limit}')
    expect(makeDateWords(t).formatHint, locale).toContain('{format}')
    expect(makeDateWords(t).errors['too-old'], locale).toContain('{years}')
  }
})
