import type { ClientType } from '../vocabulary.ts'

/**
 * What kind of customer a text names, in whatever case it comes (SES-26). What names neither is private: the kind that is
 * allowed less.
 */
export const readClientType = (text: string | null | undefined): ClientType =>
  text?.toLowerCase() === 'professional' ? 'professional' : 'private'
