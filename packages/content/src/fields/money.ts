import type { NumberField } from 'payload'

/** An amount in minor units (cents, pence, øre), never a fraction. */
export function minorUnits(name: string, rest: Partial<NumberField> = {}): NumberField {
  return {
    ...rest,
    name,
    type: 'number',
    min: 0,
    validate: (value: unknown) =>
      value === null || value === undefined || Number.isSafeInteger(value) || 'Whole minor units only.',
  } as NumberField
}
