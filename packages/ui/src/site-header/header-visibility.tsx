export interface ScrollStep {
  previous: number
  current: number
  headerHeight: number
  wasHidden: boolean
}

/** LAY-11: gone when scrolling down past its own height, back when scrolling up. Small trembles change nothing. */
export function isHeaderHidden({ previous, current, headerHeight, wasHidden }: ScrollStep): boolean {
  if (current <= headerHeight) return false
  if (Math.abs(current - previous) < 4) return wasHidden
  return current > previous
}
