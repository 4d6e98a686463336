import { brotliDecompressSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { compressFully, encodeBody, makeEntry } from './page-cache.ts'

const chunk = Buffer.from(
  Array.from({ length: 900 }, (_, at) => `export const step${at} = (${at * 7919}) % 104729\n`).join(''),
)
const bodyFor = async (entry: ReturnType<typeof makeEntry>) => (await encodeBody(entry, 'br, gzip'))[0]

describe('a file that is kept for ever', () => {
  it('is sent smaller once it was compressed as far as it goes, and says the same', async () => {
    const entry = makeEntry(chunk, { 'content-type': 'text/javascript' }, [])
    const quick = await bodyFor(entry)
    await compressFully(entry)
    const small = await bodyFor(entry)
    expect(small.length).toBeLessThan(quick.length)
    expect(brotliDecompressSync(small).equals(chunk)).toBe(true)
  })

  it('stays as it is where compressing gains nothing', async () => {
    const entry = makeEntry(chunk, { 'content-type': 'font/woff2' }, [])
    await compressFully(entry)
    expect(Object.keys(entry.bodies)).toEqual(['identity'])
  })
})
