import type { ReactNode } from 'react'

export interface FieldText {
  /** The id of the control; those of help and error are made from it. */
  id: string
  label: ReactNode
  help?: ReactNode
  /** What is wrong and what to write instead. Its presence makes the field invalid. */
  error?: ReactNode
  /** A quiet confirmation under the control. */
  valid?: ReactNode
  /** The word “optional” in the visitor's language; leave out for required fields. */
  optional?: string
}

/** What ties a control to its help and its error, for controls made elsewhere. */
export function describeField({
  id,
  help,
  error,
  optional,
}: Pick<FieldText, 'id' | 'help' | 'error' | 'optional'>) {
  const describedBy = [help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ')
  return {
    id,
    'aria-describedby': describedBy || undefined,
    'aria-invalid': error ? (true as const) : undefined,
    'aria-required': optional === undefined ? undefined : (false as const),
  }
}
