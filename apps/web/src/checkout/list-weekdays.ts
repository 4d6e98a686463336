/** Languages whose week begins on Sunday among those of the shops (CLDR); elsewhere it is Monday. */
const sundayFirst = new Set(['en-US', 'es-US', 'pt-PT', 'ja-JP'])

/** The days of a week as a language writes them, beginning where its week does. `first`: 1 Monday to 7 Sunday. */
export function listWeekdays(language: string): { first: number; days: { short: string; long: string }[] } {
  const first = sundayFirst.has(language) ? 7 : 1
  const print = (weekday: number, width: 'short' | 'long') =>
    // 1 January 2024 was a Monday.
    new Intl.DateTimeFormat(language, { weekday: width, timeZone: 'UTC' }).format(
      new Date(Date.UTC(2024, 0, weekday)),
    )
  const days = Array.from({ length: 7 }, (_, index) => ((first - 1 + index) % 7) + 1)
  return { first, days: days.map((day) => ({ short: print(day, 'short'), long: print(day, 'long') })) }
}
