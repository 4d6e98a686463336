import type { getTexts } from '../texts/get-texts.ts'

type Translate = Awaited<ReturnType<typeof getTexts>>['t']

/** What the site search says; islands are handed finished strings, with `{query}`, `{meant}`, `{shown}` and `{total}` left in. */
export function readSiteSearchWords(t: Translate) {
  const say = (key: string) => t(`siteSearch.${key}`)
  return {
    title: say('title'),
    label: say('label'),
    help: say('help'),
    find: t('layout.findNow'),
    close: t('common.close'),
    suggestions: say('suggestions'),
    empty: say('searchErrorMessage'),
    searching: say('searching'),
    slow: t('common.loadingSlow'),
    noResults: say('noResults'),
    noResultsText: say('noResultsText'),
    corrected: t('siteSearch.corrected', { query: '{query}', meant: '{meant}' }),
    pages: say('pages'),
    donors: say('donors'),
    shownOf: t('siteSearch.shownOf', { shown: '{shown}', total: '{total}' }),
    more: say('more'),
    failed: say('failed'),
    again: t('common.tryAgain'),
    amongDonors: say('amongDonors'),
  }
}

export type SiteSearchWords = ReturnType<typeof readSiteSearchWords>
