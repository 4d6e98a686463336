export type PlaceMark = 'taken' | 'held' | 'yours' | 'free'

/** One mark per place: taken ones first, then held, then yours, then free; never more than there are places. */
export function placeMarks(places: {
  total: number
  taken: number
  held: number
  yours?: number
}): PlaceMark[] {
  const { total, taken, held, yours = 0 } = places
  const marks: PlaceMark[] = [
    ...Array<PlaceMark>(taken).fill('taken'),
    ...Array<PlaceMark>(held).fill('held'),
    ...Array<PlaceMark>(yours).fill('yours'),
  ]
  return [...marks, ...Array<PlaceMark>(Math.max(0, total - marks.length)).fill('free')].slice(0, total)
}
