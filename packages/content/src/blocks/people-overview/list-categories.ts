/** As many as the stylesheet can tell apart. */
export const mostCategories = 8

/**
 * The categories of people in the order they first appear, without empty ones; how many are in each.
 */
export function listCategories(
  people: readonly { personCategory: string | null }[],
): { name: string; count: number }[] {
  const counts = new Map<string, number>()
  for (const { personCategory } of people) {
    const name = personCategory?.trim()
    if (name) counts.set(name, (counts.get(name) ?? 0) + 1)
  }
  return [...counts].slice(0, mostCategories).map(([name, count]) => ({ name, count }))
}
