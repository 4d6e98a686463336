/** Letters of any script with their accents, digits, space, hyphen and slash, nothing else (ACC-32). Empty passes. */
export function hasOnlyAllowedCharacters(text: string): boolean {
  return /^[\p{L}\p{M}\p{Nd} \-/]*$/u.test(text)
}
