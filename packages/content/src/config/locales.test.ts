import { locales } from '@kindred/domain/vocabulary'
import { expect, it } from 'vitest'
import { fallbackChain, localization, readLocale } from './locales.ts'

it('I18N-01 offers the thirteen locales to editors, without any fallback that could be written back', () => {
  expect(localization.locales.map(({ code }) => code)).toEqual([...locales])
  expect(localization.fallback).toBe(false)
})

it('falls back to the same language elsewhere, then to English', () => {
  expect(fallbackChain('es-US')).toEqual(['es-US', 'es-ES', 'en-GB'])
  expect(fallbackChain('da-DK')).toEqual(['da-DK', 'en-GB'])
  expect(fallbackChain('en-GB')[0]).toBe('en-GB')
})

it('RTE-07 reads lower-case segments', () => {
  expect(readLocale('zh-cn')).toBe('zh-CN')
  expect(readLocale('xx-xx')).toBeUndefined()
})
