import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { chooseWhoIsTold, sortLine } from './choose-who-is-told.ts'
import { addHours, readWaitingState, startWaiting, type WaitingEntry } from './waiting-entry.ts'

const start = '2026-05-01T00:00:00.000Z'
type Entry = WaitingEntry & { id: string }
const wait = (id: string, amount: number, hour: number): Entry => ({
  id,
  ...startWaiting(null, amount, addHours(start, hour)),
})
const ids = (line: Entry[], available: number, now: string, quiet: string[] = []) =>
  chooseWhoIsTold(line, {
    availableTo: () => available,
    isQuiet: ({ id }) => quiet.includes(id),
    now,
  }).map(({ id }) => id)

describe('who is told that straws came', () => {
  const now = addHours(start, 100)

  it('FAV-11 the first in line, as far as the straws go', () => {
    const line = [wait('late', 1, 3), wait('first', 2, 1), wait('second', 2, 2)]
    expect(ids(line, 0, now)).toEqual([])
    expect(ids(line, 2, now)).toEqual(['first'])
    expect(ids(line, 4, now)).toEqual(['first', 'second'])
    expect(ids(line, 9, now)).toEqual(['first', 'second', 'late'])
  })

  it('FAV-11 passes over who needs more than came', () => {
    expect(ids([wait('many', 5, 1), wait('one', 1, 2)], 1, now)).toEqual(['one'])
  })

  it('FAV-11 tells the next in line a day later, when the straws are still there', () => {
    const told = { ...wait('first', 2, 1), toldAt: now }
    const line = [told, wait('second', 2, 2)]
    expect(ids(line, 3, addHours(now, 23))).toEqual([])
    expect(ids(line, 3, addHours(now, 24))).toEqual(['second'])
    expect(ids(line, 4, now)).toEqual(['second'])
  })

  it('FAV-11 keeps the straws of who just had a mail, instead of telling somebody behind', () => {
    expect(ids([wait('first', 2, 1), wait('second', 2, 2)], 3, now, ['first'])).toEqual([])
  })

  it('FAV-11 leaves out who ended', () => {
    expect(ids([wait('old', 1, 0)], 9, addHours(start, 90 * 24))).toEqual([])
  })
})

describe('whatever the stock does', () => {
  const people = 6
  const stepArb = fc.record({
    hours: fc.integer({ min: 0, max: 30 }),
    stock: fc.integer({ min: 0, max: 6 }),
    who: fc.integer({ min: 0, max: people - 1 }),
    joins: fc.boolean(),
    amount: fc.integer({ min: 1, max: 3 }),
  })

  it('FAV-11 nobody is told twice of one wait or twice in a day, and never of more than is there', () => {
    fc.assert(
      fc.property(fc.array(stepArb, { maxLength: 60 }), (steps) => {
        const line = new Map<string, Entry>()
        const mails: { id: string; since: string; at: string }[] = []
        let now = start
        for (const { hours, stock, who, joins, amount } of steps) {
          now = addHours(now, hours)
          const id = String(who)
          if (joins) line.set(id, { id, ...startWaiting(line.get(id) ?? null, amount, now) })
          const told = chooseWhoIsTold([...line.values()], {
            availableTo: () => stock,
            isQuiet: () => false,
            now,
          })
          expect(told.reduce((sum, entry) => sum + entry.amount, 0)).toBeLessThanOrEqual(stock)
          for (const entry of told) {
            mails.push({ id: entry.id, since: entry.since, at: now })
            line.set(entry.id, { ...entry, toldAt: now })
          }
        }
        expect(new Set(mails.map(({ id, since }) => `${id} ${since}`)).size).toBe(mails.length)
        for (const mail of mails) {
          const sameDay = mails.filter(
            ({ id, at }) => id === mail.id && at >= mail.at && at < addHours(mail.at, 24),
          )
          expect(sameDay).toHaveLength(1)
        }
      }),
    )
  })

  it('FAV-11 nobody is told while somebody ahead wants no more and was not told', () => {
    fc.assert(
      fc.property(
        fc.array(stepArb, { maxLength: people }),
        fc.integer({ min: 0, max: 12 }),
        (steps, stock) => {
          const line = steps.map(({ hours, amount }, index) => wait(String(index), amount, hours))
          const now = addHours(start, 40)
          const told = new Set(ids(line, stock, now))
          const sorted = sortLine(line)
          for (const [place, entry] of sorted.entries()) {
            if (!told.has(entry.id)) continue
            for (const ahead of sorted.slice(0, place))
              expect(told.has(ahead.id) || ahead.amount > entry.amount).toBe(true)
          }
          expect(line.every((entry) => readWaitingState(entry, now) === 'waiting')).toBe(true)
        },
      ),
    )
  })
})
