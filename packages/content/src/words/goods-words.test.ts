import { goodsKinds } from '@kindred/domain/stock/goods-of'
import { locales } from '@kindred/domain/vocabulary'
import { createTranslator } from 'use-intl/core'
import { expect, it } from 'vitest'
import { loadTexts } from '../texts/load-texts.ts'
import type { Texts } from '../texts/texts.ts'

const translate = async (locale: string) =>
  createTranslator<Texts>({ locale, messages: await loadTexts(locale.toLowerCase()) }) as unknown as (
    key: string,
    values: Record<string, string | number>,
  ) => string

/** Every sentence about what somebody keeps with us. */
const sentences = [
  'account.deposits.count',
  'account.deposits.goblet',
  'account.need.endingTitle',
  'mail.depositEnds.text',
  'mail.depositEnds.over.stored',
  'mail.depositEnds.over.reserved',
  'mail.broughtArrived.goods',
]
const about = { ending: 'no', alias: 'Ravi', donor: 'Ravi K1', date: '4/5', kind: 'stored' }

it.each(locales)(
  'PAGE-23 calls straws, eggs and embryos that are kept by their own words in %s',
  async (locale) => {
    const t = await translate(locale)
    for (const sentence of sentences) {
      for (const kind of ['stored', 'reserved']) {
        for (const count of [1, 7]) {
          const said = goodsKinds.map((goods) => t(sentence, { ...about, kind, goods, count }))
          expect(new Set(said).size, `${sentence} ${said}`).toBe(goodsKinds.length)
          for (const one of said) expect(one, sentence).toContain(String(count))
        }
      }
    }
  },
)

it('PAGE-23 says in English what is kept', async () => {
  const t = await translate('en-GB')
  const say = (goods: string, count: number, kind = 'stored') =>
    t('account.deposits.count', { ...about, goods, count, kind })
  expect([say('straws', 3), say('eggs', 1, 'reserved'), say('embryos', 2)]).toEqual([
    '3 straws stored',
    '1 lot of eggs reserved',
    '2 embryos stored',
  ])
})
