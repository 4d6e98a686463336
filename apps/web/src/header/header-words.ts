import type { getTexts } from '../texts/get-texts.ts'

type Translate = Awaited<ReturnType<typeof getTexts>>['t']

/** What the header's tools and their dialogs say; islands are handed finished strings. */
export function readHeaderWords(t: Translate) {
  return {
    signInOrCreate: t('layout.signInOrCreate'),
    account: t('layout.account'),
    basket: t('layout.basket'),
    basketWithCount: t('layout.basketWithCount', { count: '{count}' }),
    menu: t('layout.menu'),
    back: t('common.back'),
    close: t('common.close'),
    settings: t('layout.countrySettings'),
    search: t('layout.search'),
    accountText: t('layout.accountDialog.text'),
    signInText: t('layout.accountDialog.signIn'),
    signIn: t('identity.signIn'),
    newHere: t('identity.noAccount'),
    createText: t('layout.accountDialog.create'),
    create: t('identity.createAccount'),
  }
}

export type HeaderWords = ReturnType<typeof readHeaderWords>
