export interface ComboboxOption {
  value: string
  label: string
  /** Other words it is known by: “Deutschland” for Germany. */
  keywords?: string
}

const fold = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLocaleLowerCase()
    .trim()

/** Options whose label or keywords hold what was typed, accents aside; those that begin with it come first. */
export function filterOptions<Option extends ComboboxOption>(
  options: readonly Option[],
  typed: string,
): Option[] {
  const needle = fold(typed)
  if (!needle) return [...options]
  const rank = (option: Option) => {
    const label = fold(option.label)
    if (label.startsWith(needle)) return 0
    if (label.split(/[\s-]+/).some((word) => word.startsWith(needle))) return 1
    return label.includes(needle) || fold(option.keywords ?? '').includes(needle) ? 2 : 3
  }
  return options
    .map((option) => ({ option, rank: rank(option) }))
    .filter((entry) => entry.rank < 3)
    .sort((a, b) => a.rank - b.rank)
    .map((entry) => entry.option)
}

/** Where the highlight goes; -1 is nowhere. The ends meet. */
export function moveHighlight(
  current: number,
  count: number,
  key: 'ArrowDown' | 'ArrowUp' | 'Home' | 'End',
): number {
  if (count === 0) return -1
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  if (key === 'ArrowDown') return (current + 1) % count
  return current <= 0 ? count - 1 : current - 1
}
