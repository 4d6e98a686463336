import { loadTexts } from '@kindred/content/texts/load-texts.ts'
import { money } from '@kindred/domain/money'
import { createTranslator } from 'use-intl/core'
import { expect, it } from 'vitest'
import { printPrice, titlePrices } from './print-price.ts'

async function speak(locale: string, language: string) {
  const t = createTranslator({ locale: language, messages: await loadTexts(locale) })
  return { t: t as unknown as (key: string, values?: Record<string, string>) => string, language }
}

it('says of a price to a professional that tax comes on top, and nothing to a private person', async () => {
  const british = await speak('en-gb', 'en-GB')
  expect(printPrice(british, money(6_400, 'EUR'), 'professional')).toBe('€64 excl. VAT')
  expect(printPrice(british, money(8_000, 'EUR'), 'private')).toBe('€80')
  expect(titlePrices(british.t, 'Price', 'professional')).toBe('Price, excl. VAT')
  expect(titlePrices(british.t, 'Price', 'private')).toBe('Price')
  const danish = await speak('da-dk', 'da-DK')
  expect(printPrice(danish, money(6_400, 'EUR'), 'professional')).toMatch(/64\s€ ekskl\. moms$/)
  const american = await speak('en-us', 'en-US')
  expect(printPrice(american, money(6_400, 'USD'), 'professional')).toBe('$64 excl. tax')
})

it('says nothing beside what is free', async () => {
  expect(printPrice(await speak('en-gb', 'en-GB'), money(0, 'EUR'), 'professional')).toBe('€0')
})
