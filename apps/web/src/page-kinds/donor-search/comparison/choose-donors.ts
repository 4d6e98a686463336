import { type Compared, leaveOut, mostCompared, readCompared } from '@kindred/domain/donors/compare-donors'

/** Who is chosen for comparison, as an address says it: `compare=K4127,K3980`. */
export const readChosen = (search: string): Compared =>
  readCompared(new URLSearchParams(search).getAll('compare'))

/** The address with another choice, and everything else in it as it was written. */
export function withChosen(href: string, { codes, leftOver }: Compared): string {
  const [path = '', query = ''] = href.split('#', 1)[0]?.split('?') ?? []
  const kept = query.split('&').filter((part) => part !== '' && !part.startsWith('compare='))
  const all = [...codes, ...leftOver]
  const parts = all.length > 0 ? [...kept, `compare=${all.join(',')}`] : kept
  return parts.length > 0 ? `${path}?${parts.join('&')}` : path
}

/** The choice with one more, the newest last, or without one. */
export const choose = (chosen: Compared, code: string, isChosen: boolean): Compared =>
  isChosen ? readCompared([...chosen.codes, ...chosen.leftOver, code]) : leaveOut(chosen, code)

type Box = { value: string; checked: boolean; disabled: boolean }

/** Ticks the boxes of who is chosen; with four chosen nobody else can be. */
export function markBoxes(boxes: Iterable<Box>, { codes }: Compared): void {
  for (const box of boxes) {
    box.checked = codes.includes(box.value)
    box.disabled = !box.checked && codes.length >= mostCompared
  }
}
