/** 0.824 is “82 %” or “82%”, as the language (BCP 47) writes it. */
export const printPercent = (score: number, language: string): string =>
  new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 }).format(score)
