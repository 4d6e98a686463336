import { commonWords } from './common-words.ts'

/** What a password still lacks, in the order in which the rules are shown. */
export type PasswordFault =
  | 'tooShort'
  | 'tooLong'
  | 'needsLowercase'
  | 'needsUppercase'
  | 'needsDigit'
  | 'needsSpecial'
  | 'tooCommon'
  | 'containsPersonal'

export const passwordLength = { min: 10, max: 100 } as const

/**
 * ACC-29: 10 to 100 characters with a lowercase letter, an uppercase letter, a digit and a special character that is not
 * a letter, digit, whitespace or colon. Beyond that (decision 17) it is neither a common one nor made of the person's
 * own name or address.
 *
 * @param personal e-mail address, name and organisation, as far as they are known
 * @returns every fault, of no password at all that it is too short; none means it may be used
 */
export function findPasswordFaults(password: string, personal: readonly string[] = []): PasswordFault[] {
  if (password === '') return ['tooShort']
  const faults: PasswordFault[] = []
  if (password.length < passwordLength.min) faults.push('tooShort')
  if (password.length > passwordLength.max) faults.push('tooLong')
  if (!/\p{Ll}/u.test(password)) faults.push('needsLowercase')
  if (!/\p{Lu}/u.test(password)) faults.push('needsUppercase')
  if (!/\p{Nd}/u.test(password)) faults.push('needsDigit')
  if (!/[^\p{L}\p{N}\s:]/u.test(password)) faults.push('needsSpecial')
  if (isCommonPassword(password)) faults.push('tooCommon')
  if (containsPersonal(password, personal)) faults.push('containsPersonal')
  return faults
}

const replaced: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
  '@': 'a',
  $: 's',
  '!': 'i',
  '€': 'e',
  '+': 't',
}

/**
 * Whether nothing is left of a password once common words, years, counting, repeats and signs are taken away. Both the
 * password itself and the one with the usual replacements undone are looked at, so `P@ssw0rd2026!` falls with `password`.
 */
export function isCommonPassword(password: string): boolean {
  const plain = password.toLowerCase().slice(0, 100)
  const letters = plain.replace(/[^\p{L}]/gu, '')
  const trimmed = plain.replace(/^[^\p{L}@$]+|[\d\W_]+$/gu, '')
  const undone = [...trimmed].map((character) => replaced[character] ?? character).join('')
  return isMadeOfCommonWords(letters) || isMadeOfCommonWords(undone.replace(/[^\p{L}]/gu, ''))
}

function isMadeOfCommonWords(letters: string): boolean {
  if (letters.length < 3) return true
  if (new Set(letters).size <= 2) return true
  if (commonWords.has(letters)) return true
  // Two or three words in a row, such as `summerlove`.
  const reachable = new Array<number>(letters.length + 1).fill(Number.POSITIVE_INFINITY)
  reachable[0] = 0
  for (let end = 1; end <= letters.length; end++) {
    for (let start = Math.max(0, end - 16); start < end; start++) {
      const words = (reachable[start] ?? Number.POSITIVE_INFINITY) + 1
      if (words <= 2 && words < (reachable[end] ?? 0) && commonWords.has(letters.slice(start, end)))
        reachable[end] = words
    }
  }
  return Number.isFinite(reachable[letters.length])
}

function containsPersonal(password: string, personal: readonly string[]): boolean {
  const plain = password.toLowerCase()
  return personal
    .flatMap((text) => text.toLowerCase().split(/[\s@._+-]+/))
    .some((word) => word.length >= 4 && plain.includes(word))
}
