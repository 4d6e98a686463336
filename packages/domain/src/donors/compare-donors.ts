/** More than four columns cannot be read side by side. */
export const mostCompared = 4

/** Numbers of donors chosen for comparison, and those for whom there is no column left. */
export type Compared = { codes: readonly string[]; leftOver: readonly string[] }

const donorCode = /^[A-Z]{1,3}\d{1,7}$/
/** An address may be made up: what goes beyond this is not even named. */
const mostNamed = 12

/**
 * Reads which donors to compare from the texts of an address: `K4127,K3980`, or one for each text. Each counts once, in the
 * order chosen; what is no donor's number is left out.
 */
export function readCompared(texts: readonly string[]): Compared {
  const asked = texts.flatMap((text) => text.split(',')).map((text) => text.trim().toUpperCase())
  const codes = [...new Set(asked)].filter((code) => donorCode.test(code))
  return { codes: codes.slice(0, mostCompared), leftOver: codes.slice(mostCompared, mostNamed) }
}

/** The choice without one of them; who was left over moves up. */
export function leaveOut({ codes, leftOver }: Compared, code: string): Compared {
  return readCompared([...codes, ...leftOver].filter((one) => one !== code))
}

/**
 * Whether donors differ in a trait, each told as the list of what they have; the order of a list says nothing. One donor
 * alone differs from nobody.
 */
export function areDifferent(values: readonly (readonly string[])[]): boolean {
  return new Set(values.map((list) => JSON.stringify([...list].sort()))).size > 1
}
