'use client'

import { useState } from 'react'
import type { Story } from '../story/story.tsx'
import { type CalendarDay, CalendarGrid } from './calendar-grid.island.tsx'

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'].map(
  (long) => ({ long, short: long.slice(0, 3) }),
)

function november(selected?: string): Record<string, CalendarDay> {
  return Object.fromEntries(
    Array.from({ length: 30 }, (_, index) => {
      const date = `2026-11-${String(index + 1).padStart(2, '0')}`
      const weekday = (index + 7) % 7 || 7
      const offer = index < 3 || weekday > 5 ? 'none' : weekday < 4 ? 'all' : 'some'
      const note =
        date === selected
          ? 'chosen'
          : { all: 'ice or tank', some: 'tank only', none: index === 1 ? 'today' : '' }[offer]
      return [
        date,
        {
          offer,
          note,
          shortNote: { all: 'both', some: 'tank', none: undefined }[offer],
          label: `${index + 1} November: ${note || 'no dispatch'}`,
        },
      ]
    }),
  )
}

function Example() {
  const [selected, setSelected] = useState('2026-11-10')
  return (
    <CalendarGrid
      month="2026-11"
      title="November 2026"
      days={november(selected)}
      firstWeekday={1}
      weekdays={weekdays}
      selected={selected}
      today="2026-11-02"
      onSelect={setSelected}
      onMonth={() => {}}
      previousLabel="October"
      nextLabel="December"
      isFirstMonth
      isLastMonth
      legend={[
        { offer: 'all', text: 'Dry ice or tank' },
        { offer: 'some', text: 'Tank only' },
        { text: 'No dispatch on weekends and holidays' },
      ]}
    />
  )
}

export const story: Story = {
  title: 'Calendar',
  states: [{ name: 'days of dispatch', element: <Example /> }],
}
