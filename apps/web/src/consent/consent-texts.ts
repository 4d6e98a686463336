import type { ConsentCategory } from '@kindred/domain/consent/consent-categories'

/** What the consent dialog says; finished on the server. */
export type ConsentTexts = Record<
  'title' | 'text' | 'privacy' | 'refuse' | 'choose' | 'save' | 'accept' | 'categories' | 'alwaysOn',
  string
> & { categoryTexts: Record<ConsentCategory, { name: string; help: string }> }

export type ConsentQuestion = { shopCode: string; privacyHref: string | null; texts: ConsentTexts }
