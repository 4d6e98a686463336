import type { PortraitGround } from '@kindred/ui/portrait/portrait'

/** The same ground for the same donor on every page. */
export function chooseGround(code: string): PortraitGround {
  const sum = [...code].reduce((total, sign) => total + sign.charCodeAt(0), 0)
  return ((sum % 6) + 1) as PortraitGround
}
