import { expect, it } from 'vitest'
import { listWeekdays } from './list-weekdays.ts'

it('begins the week where the language does', () => {
  expect(listWeekdays('en-GB')).toMatchObject({
    first: 1,
    days: [{ long: 'Monday' }, {}, {}, {}, {}, {}, { long: 'Sunday' }],
  })
  expect(listWeekdays('en-US').days[0]).toEqual({ short: 'Sun', long: 'Sunday' })
})
