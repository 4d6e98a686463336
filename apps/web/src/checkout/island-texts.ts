import type { Texts } from '@kindred/content/texts/texts.ts'
import { useMemo } from 'react'
import { createTranslator } from 'use-intl/core'

/** The texts an island of the checkout gets: which sentence is needed shows only with the answer of a call. */
export type IslandTexts = { language: string; messages: Texts }

export type Translate = ((key: string, values?: Record<string, string | number>) => string) & {
  has: (key: string) => boolean
}

/** Keys come from answers of calls, so the library's types, which ask for known keys, are set aside here. */
type AnyTranslator = {
  (key: string, values?: Record<string, string | number>): string
  has: (key: string) => boolean
}

/** Reads texts by key with their values; a missing key is an empty text. */
export function makeTranslate({ language, messages }: IslandTexts): Translate {
  const translator = createTranslator({
    locale: language,
    messages,
    onError: () => undefined,
    getMessageFallback: () => '',
  }) as unknown as AnyTranslator
  return Object.assign((key: string, values?: Record<string, string | number>) => translator(key, values), {
    has: (key: string) => translator.has(key),
  })
}

export const useTexts = (texts: IslandTexts): Translate => useMemo(() => makeTranslate(texts), [texts])
