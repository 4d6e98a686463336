import type { Locale } from '@kindred/domain/vocabulary'

const european: Partial<Record<Locale, string>> = {
  'en-GB': 'Monday to Friday, 9:00 to 16:00 CET',
  'de-DE': 'Montag bis Freitag, 9:00 bis 16:00 Uhr MEZ',
  'fr-FR': 'Du lundi au vendredi, de 9 h à 16 h (heure de Paris)',
  'es-ES': 'De lunes a viernes, de 9:00 a 16:00 (hora central europea)',
  'da-DK': 'Mandag til fredag, kl. 9.00–16.00',
  'nl-NL': 'Maandag tot en met vrijdag, 9.00–16.00 uur',
  'zh-CN': '周一至周五 9:00–16:00（欧洲中部时间）',
  'it-IT': 'Dal lunedì al venerdì, dalle 9:00 alle 16:00 (CET)',
  'ja-JP': '月曜日から金曜日、9:00～16:00（中央ヨーロッパ時間）',
  'pt-PT': 'De segunda a sexta-feira, das 9:00 às 16:00 (CET)',
  'el-GR': 'Δευτέρα έως Παρασκευή, 9:00–16:00 (CET)',
}

/** When somebody answers, by shop and in each of its languages. */
export const openingHours = {
  dk: european,
  usa: {
    'en-US': 'Monday to Friday, 9:00 am to 5:00 pm ET',
    'es-US': 'De lunes a viernes, de 9:00 a. m. a 5:00 p. m. (hora del este)',
  },
  uk: { 'en-GB': 'Monday to Friday, 8:30 to 16:30' },
  de: { 'de-DE': european['de-DE'], 'en-GB': european['en-GB'] },
} satisfies Record<string, Partial<Record<Locale, string>>>
