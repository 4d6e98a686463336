import { DateControl } from './date-control.island.tsx'
import type { DateFieldProps } from './date-field-props.tsx'

export type { DateFieldProps } from './date-field-props.tsx'

/**
 * A day, typed in one of three formats or picked from a calendar (DATE-01 to DATE-06). The text itself is what a form sends.
 * Without scripts it is a plain input that names its format.
 */
export function DateField(props: DateFieldProps) {
  return <DateControl {...props} />
}
