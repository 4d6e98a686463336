'use client'

import type { Story } from '../story/story.tsx'
import { DateField, type DateFieldProps } from './date-field.tsx'
import type { DateWords } from './date-words.tsx'

export const words: DateWords = {
  formats: { 'yyyy-MM-dd': 'yyyy-mm-dd', 'dd/MM/yyyy': 'dd/mm/yyyy', 'MM/dd/yyyy': 'mm/dd/yyyy' },
  formatHint: 'Write it as {format}.',
  open: 'Choose a date',
  change: 'Change the date, {date}',
  dialog: 'Choose a date',
  close: 'Close',
  today: 'Today',
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  previousYear: 'Previous year',
  nextYear: 'Next year',
  previousYears: 'Earlier years',
  nextYears: 'Later years',
  chooseMonth: 'Choose a month',
  chooseYear: 'Choose a year',
  notOffered: '{date}, cannot be chosen',
  keys: 'Arrow keys move by day and week, Page Up and Page Down by month, with Shift by year.',
  time: 'Time',
  errors: {
    'not-a-date': 'Date input not valid.',
    'too-young': 'The date must be at least {years} years ago.',
    'too-old': 'The age must be at most {years} years.',
  },
}

const Example = (props: Partial<DateFieldProps> & { id: string; label: string }) => (
  <DateField name="date" words={words} locale="en-GB" format="dd/MM/yyyy" today="2026-11-28" {...props} />
)

export const story: Story = {
  title: 'Date field',
  states: [
    {
      name: 'date of birth, 18 to 45',
      element: (
        <Example id="s-date-1" label="Date of birth" minYears={18} maxYears={45} autoComplete="bday" />
      ),
    },
    {
      name: 'filled',
      element: <Example id="s-date-2" label="Date of treatment" defaultValue="2026-03-04" />,
    },
    {
      name: 'American, week from Sunday, years in a list, two months',
      element: (
        <Example
          id="s-date-3"
          label="Date"
          locale="en-US"
          format="MM/dd/yyyy"
          yearChoice="scroll"
          monthsShown={2}
        />
      ),
    },
    {
      name: 'with a time',
      element: <Example id="s-date-4" label="Visit" format="yyyy-MM-dd" withTime monthColumns={4} />,
    },
    {
      name: 'wrong',
      element: <Example id="s-date-5" label="Date" defaultValue="2026-03-04" error="Date input not valid." />,
    },
    { name: 'disabled', element: <Example id="s-date-6" label="Date" disabled /> },
  ],
}
