/** The page numbers to show: the first, the last, and two around the current one; `gap` where some are left out. */
export function pageWindow(current: number, total: number): (number | 'gap')[] {
  const pages = new Set(
    [1, total, current - 1, current, current + 1].filter((page) => page >= 1 && page <= total),
  )
  const sorted = [...pages].sort((a, b) => a - b)
  return sorted.flatMap((page, index) => {
    const before = sorted[index - 1]
    if (before === undefined || page - before === 1) return [page]
    return page - before === 2 ? [page - 1, page] : (['gap', page] as const)
  })
}
