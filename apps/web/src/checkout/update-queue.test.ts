import type { Basket, BasketLineChange } from '@kindred/contracts/basket'
import { describe, expect, it } from 'vitest'
import { makeUpdateQueue, newerBasket } from './update-queue.ts'

const straws = (quantity: number, stockItemId = 'a'): BasketLineChange => ({
  lineHandlingType: 'strawDelivery',
  stockItemId,
  quantity,
})

function makeWorld() {
  const sent: { at: number; changes: BasketLineChange[] }[] = []
  const timers: { at: number; run: () => void }[] = []
  const answers: (() => void)[] = []
  let time = 0
  const queue = makeUpdateQueue(
    (changes) => {
      sent.push({ at: time, changes })
      return new Promise<void>((resolve) => answers.push(resolve))
    },
    { now: () => time, wait: (run, milliseconds) => timers.push({ at: time + milliseconds, run }) },
  )
  return {
    sent,
    push: queue.change,
    leave: queue.flush,
    answer: async () => {
      answers.shift()?.()
      await new Promise((resolve) => setImmediate(resolve))
    },
    advance: (milliseconds: number) => {
      time += milliseconds
      for (const timer of timers.splice(0)) {
        if (timer.at <= time) timer.run()
        else timers.push(timer)
      }
    },
  }
}

describe('the update queue', () => {
  it('BASK-12 sends the first change at once and the next no sooner than 250 ms later, the last of a line winning', async () => {
    const world = makeWorld()
    world.push(straws(1))
    world.push(straws(2))
    world.push(straws(3))
    expect(world.sent).toHaveLength(1)
    await world.answer()
    world.advance(249)
    expect(world.sent).toHaveLength(1)
    world.advance(1)
    expect(world.sent[1]).toEqual({ at: 250, changes: [straws(3)] })
  })

  it('BASK-12 loses no press when the page is left: what waits goes out at once', () => {
    const world = makeWorld()
    world.push(straws(1))
    world.push(straws(2))
    world.push(straws(3))
    world.leave()
    world.leave()
    expect(world.sent.map(({ changes }) => changes)).toEqual([[straws(1)], [straws(3)]])
  })

  it('BASK-12 never has two updates on the way, so that answers come in order', async () => {
    const world = makeWorld()
    world.push(straws(1))
    world.push(straws(2))
    world.advance(1000)
    expect(world.sent).toHaveLength(1)
    await world.answer()
    expect(world.sent).toHaveLength(2)
  })

  it('BASK-16 sends changes of several lines together', async () => {
    const world = makeWorld()
    world.push(straws(1))
    world.push(straws(2, 'b'), straws(3, 'c'))
    await world.answer()
    world.advance(250)
    expect(world.sent[1]?.changes).toEqual([straws(2, 'b'), straws(3, 'c')])
  })
})

describe('the reply of the server', () => {
  const basket = (id: string, version: number) => ({ id, version }) as Basket

  it('BASK-11 replaces the basket shown', () => {
    expect(newerBasket(basket('a', 1), basket('a', 2)).version).toBe(2)
    expect(newerBasket(null, basket('a', 1)).version).toBe(1)
    expect(newerBasket(basket('a', 7), basket('b', 1)).id).toBe('b')
  })

  it('BASK-11 does not bring back an older basket when it comes late', () => {
    expect(newerBasket(basket('a', 3), basket('a', 2)).version).toBe(3)
  })
})
