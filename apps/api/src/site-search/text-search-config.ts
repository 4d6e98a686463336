import type { Locale } from '@kindred/domain/vocabulary'

/** How PostgreSQL brings words of each language to their stems. Chinese and Japanese words have none. */
export const textSearchConfig: Record<Locale, string> = {
  'en-GB': 'english',
  'de-DE': 'german',
  'fr-FR': 'french',
  'es-ES': 'spanish',
  'da-DK': 'danish',
  'nl-NL': 'dutch',
  'zh-CN': 'simple',
  'it-IT': 'italian',
  'ja-JP': 'simple',
  'pt-PT': 'portuguese',
  'el-GR': 'greek',
  'en-US': 'english',
  'es-US': 'spanish',
}
