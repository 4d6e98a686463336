'use client'

import { Checkbox } from '@kindred/ui/checkbox/checkbox'

/** One choice of a filter: what it is called and how many donors it would leave; no count for “any”. */
export type FilterOption = { value: string; label: string; count?: number; swatch?: string }

type FilterOptionsProps = {
  field: string
  /** Boxes take several choices, radios one. */
  type: 'checkbox' | 'radio'
  options: readonly FilterOption[]
  asked: readonly string[]
}

/**
 * The choices of one filter. A page has some three hundred of them: drawn here from their words, since sending each as drawn
 * elements, beside the HTML, made half of what a search page weighs.
 */
export function FilterOptions({ field, type, options, asked }: FilterOptionsProps) {
  return options.map(({ value, label, count, swatch }) => (
    <Checkbox
      dense
      type={type}
      key={value}
      id={`filter-${field}-${value || 'any'}`}
      name={field}
      value={value}
      defaultChecked={asked.includes(value)}
      label={label}
      count={count}
      {...(swatch ? { swatch } : {})}
      {...(count === 0 && type === 'checkbox' ? { className: 'k-checkbox--none' } : {})}
    />
  ))
}
