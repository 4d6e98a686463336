import { expect, it } from 'vitest'
import { openWords, sealWords } from './sought-words.ts'

const keysOf = (letter: string) =>
  ({ config: { keys: { seal: Buffer.from(letter.repeat(32)).toString('base64url') } } }) as Parameters<
    typeof sealWords
  >[0]
const [ours, anothers] = [keysOf('a'), keysOf('b')]

it('words to look for stand in an address sealed, fit it, and are read again by this installation alone', () => {
  const words = 'Åse ✿'.repeat(20)
  const sought = sealWords(ours, words)
  expect(sought).toMatch(/^[\w-]{1,600}$/)
  expect(openWords(ours, sought)).toBe(words)
  expect(openWords(ours, undefined)).toBeUndefined()
  for (const forged of ['', 'Ase', sealWords(anothers, words), `${sought}A`])
    expect(() => openWords(ours, forged)).toThrow('Look for them again')
})
