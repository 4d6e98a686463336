import { addHours, isResting, readWaitingState, type WaitingEntry } from './waiting-entry.ts'
import { headStartHours } from './waiting-terms.ts'

/**
 * Who is told now that straws of one donor, shop and type are there: first come, first served. Straws that somebody was
 * told of count as theirs for a day (`headStartHours`), so no more people are told than there are straws to find. Who
 * needs more than is left is passed over and keeps their place; who may not be told yet keeps their straws as well.
 *
 * @param line everybody who waits or was told of the last day, in any order
 * @param availableTo unheld straws that this entry's law and standards let its customer buy, 0 when none
 * @param isQuiet true while this entry's customer has just had a mail (`quietHours`)
 * @returns those to be told, the first in line first
 */
export function chooseWhoIsTold<Entry extends WaitingEntry & { readonly id: string }>(
  line: readonly Entry[],
  {
    availableTo,
    isQuiet,
    now,
  }: {
    availableTo: (entry: Entry) => number
    isQuiet: (entry: Entry) => boolean
    now: string
  },
): Entry[] {
  const told: Entry[] = []
  let taken = line.filter((entry) => hasHeadStart(entry, now)).reduce((sum, { amount }) => sum + amount, 0)
  for (const entry of sortLine(line)) {
    if (readWaitingState(entry, now) !== 'waiting' || availableTo(entry) - taken < entry.amount) continue
    // Who waits again within the day has their straws counted above.
    if (isResting(entry, now)) continue
    taken += entry.amount
    if (!isQuiet(entry)) told.push(entry)
  }
  return told
}

/** The first in line first; two who came in the same instant stand by their ids, so that every process agrees. */
export function sortLine<Entry extends Pick<WaitingEntry, 'since'> & { readonly id: string }>(
  line: readonly Entry[],
): Entry[] {
  return [...line].sort((a, b) => a.since.localeCompare(b.since) || a.id.localeCompare(b.id))
}

function hasHeadStart({ toldAt }: WaitingEntry, now: string): boolean {
  return toldAt !== null && addHours(toldAt, headStartHours) > now
}
