import { PassThrough, Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { expect, it } from 'vitest'
import { readHead } from './read-head.ts'

it('gives the head before the rest is made, and the whole page unchanged', async () => {
  const page = new PassThrough()
  page.write('<html><head><meta na')
  page.write('me="kindred-status" content="404"></head><body>æ')
  const { head, whole } = await readHead(page)
  expect(head).toContain('<meta name="kindred-status" content="404">')
  page.end('ø</body>')
  expect(await text(whole)).toBe(
    '<html><head><meta name="kindred-status" content="404"></head><body>æø</body>',
  )
})

it('waits for no head where a page has none', async () => {
  expect(await readHead(Readable.from([]))).toMatchObject({ head: '' })
  const { head, whole } = await readHead(Readable.from(['<p>no', ' head']))
  expect([head, await text(whole)]).toEqual(['<p>no head', '<p>no head'])
  const long = Readable.from(Array.from({ length: 40 }, () => Buffer.alloc(8192, 'a')))
  expect((await readHead(long)).head.length).toBe(65_536)
})

it('lets go of the source when the reader goes', async () => {
  const page = new PassThrough()
  page.write('<head></head>')
  const { whole } = await readHead(page)
  whole.on('error', () => undefined)
  whole.read(0)
  await new Promise((resolve) => whole.once('readable', resolve))
  page.write('more')
  whole.destroy()
  await new Promise((resolve) => page.once('close', resolve))
  expect(page.destroyed).toBe(true)
})

it('passes on a failure in the middle of a page', async () => {
  const page = new PassThrough()
  page.write('<head></head>')
  const { whole } = await readHead(page)
  const reading = text(whole)
  page.destroy(new Error('gone'))
  await expect(reading).rejects.toThrow('gone')
})
