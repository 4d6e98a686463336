import { expect, it } from 'vitest'
import { makeServices } from '../../front-door/testing/make-services.ts'
import { scanFile } from './scan-file.ts'
import { scanWithClamd } from './scan-with-clamd.ts'
import { startClamd } from './testing-clamd.ts'

it('sends the whole file in chunks and reads the verdict', async () => {
  const clamd = await startClamd()
  const clean = Buffer.alloc(200_000, 'a')
  expect(await scanWithClamd(clamd.address, clean)).toBe('clean')
  expect(clamd.seen[0]?.equals(clean)).toBe(true)
  expect(await scanWithClamd(clamd.address, Buffer.from(`${'x'.repeat(100_000)}EICAR`))).toBe('infected')
  await clamd.close()
})

it('takes silence and strange words for no verdict', async () => {
  for (const words of ['', 'INSTREAM size limit exceeded. ERROR\0', 'stream: OKAY\0']) {
    const clamd = await startClamd(words)
    await expect(scanWithClamd(clamd.address, Buffer.from('x')), words).rejects.toThrow(
      'did not give a verdict',
    )
    await clamd.close()
  }
  const gone = await startClamd()
  await gone.close()
  await expect(scanWithClamd(gone.address, Buffer.from('x'))).rejects.toThrow()
})

it('says that nothing was scanned where no scanner is named', async () => {
  expect(await scanFile(makeServices().config, Buffer.from('x'))).toBe('notScanned')
})
