const fault =
  'Setting auth user context failed. User auth/account id should be of type string, and not contain commas, semi-colons, equal signs, spaces, or vertical-bars.'

/**
 * ANA-04: the id of a signed-in person as telemetry takes it.
 *
 * @throws Error in the words of the specification for anything but a text without `,` `;` `=` `|` and spaces
 */
export function checkUserId(id: unknown): string {
  if (typeof id !== 'string' || /[,;=|\s]/.test(id)) throw new Error(fault)
  return id
}
