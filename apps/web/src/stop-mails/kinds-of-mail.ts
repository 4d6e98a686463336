/** Mails that end by a link at their foot: their words, the call behind the link, its page, and the list they belong to. */
export const kindsOfMail = {
  alerts: {
    words: 'savedSearches',
    call: '/api/searches/stop',
    page: 'stop-alerts',
    list: 'favourites/#saved-searches',
  },
  waiting: {
    words: 'waitingList',
    call: '/api/stocknotifications/stop',
    page: 'stop-waiting',
    list: 'favourites/',
  },
} as const

export type KindOfMail = keyof typeof kindsOfMail

export function isKindOfMail(name: string): name is KindOfMail {
  return Object.hasOwn(kindsOfMail, name)
}
