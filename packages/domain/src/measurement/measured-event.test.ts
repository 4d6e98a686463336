import { expect, it } from 'vitest'
import { measuredEvents, scoreEvent } from './measured-event.ts'

it('ANA-02 scores a favourite that was added 3 and one that was removed 0', () => {
  expect(scoreEvent('favouriteAdded')).toBe(3)
  expect(scoreEvent('favouriteRemoved')).toBe(0)
  for (const event of measuredEvents.filter((name) => !name.startsWith('favourite')))
    expect(scoreEvent(event), event).toBeNull()
})
