import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { compressFully, encodeBody, makeEntry } from './page-entry.ts'

const chunk = Buffer.from(
  Array.from({ length: 900 }, (_, at) => `export const step${at} = (${at * 7919}) % 104729\n`).join(''),
)
const script = { 'content-type': 'text/javascript' }

describe('a whole answer', () => {
  it('says the same to every client, in the encoding that it takes', async () => {
    const entry = await makeEntry(chunk, script, [])
    const [small, br] = await encodeBody(entry, 'gzip, deflate, br')
    expect([br, brotliDecompressSync(small).equals(chunk)]).toEqual(['br', true])
    const [zipped, gzip] = await encodeBody(entry, 'gzip, br;q=0')
    expect([gzip, gunzipSync(zipped).equals(chunk)]).toEqual(['gzip', true])
    for (const accepted of [undefined, '', 'br;q=0.0']) {
      const [plain, identity] = await encodeBody(entry, accepted)
      expect([identity, plain.equals(chunk)]).toEqual(['identity', true])
    }
  })

  it('is held once, in its smallest form', async () => {
    const entry = await makeEntry(chunk, script, [])
    await encodeBody(entry, 'gzip')
    await encodeBody(entry, undefined)
    expect(entry.body.length).toBeLessThan(chunk.length / 2)
    expect(Object.values(entry).filter(Buffer.isBuffer)).toEqual([entry.body])
  })
})

describe('a file that is kept for ever', () => {
  it('is sent smaller once it was compressed as far as it goes, and says the same', async () => {
    const entry = await makeEntry(chunk, script, [])
    const quick = entry.body
    await compressFully(entry)
    expect(entry.body.length).toBeLessThan(quick.length)
    expect(brotliDecompressSync(entry.body).equals(chunk)).toBe(true)
  })

  it('stays as it is where compressing gains nothing', async () => {
    const font = await makeEntry(chunk, { 'content-type': 'font/woff2' }, [])
    await compressFully(font)
    expect(await encodeBody(font, 'br')).toEqual([chunk, 'identity'])
    const short = Buffer.from('User-agent: *')
    expect(await encodeBody(await makeEntry(short, script, []), 'br')).toEqual([short, 'identity'])
  })
})
