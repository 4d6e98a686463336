/** SRCH-15: nothing is suggested for two letters or fewer. */
const fewestLetters = 3
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u

/** Whether what was typed so far says enough for suggestions (SRCH-15). A word of Chinese or Japanese is a sign or two. */
export function maySuggest(typed: string): boolean {
  const signs = [...typed.trim()].length
  return signs >= (unspaced.test(typed) ? 1 : fewestLetters)
}
