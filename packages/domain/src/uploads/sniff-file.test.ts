import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isNamedForKind, sniffFile } from './sniff-file.ts'
import { makeFileBytes } from './testing.ts'
import { uploadExtensions } from './upload-rules.ts'

const bytes = (text: string) => new TextEncoder().encode(text.padEnd(6000, ' '))

describe('what a file is', () => {
  it('UPL-02 is told by its bytes, for each of the nine extensions', () => {
    for (const extension of uploadExtensions) {
      const kind = sniffFile(makeFileBytes(extension))
      expect(kind, extension).toBeDefined()
      expect(kind && isNamedForKind(`a.${extension.toUpperCase()}`, kind), extension).toBe(true)
    }
  })

  it('UPL-03 is not told by its name: bytes of another kind do not pass under it', () => {
    const png = sniffFile(makeFileBytes('png'))
    expect(png && isNamedForKind('a.jpg', png)).toBe(false)
    expect(png && isNamedForKind('png', png)).toBe(false)
  })

  it('UPL-03 is nothing we take: pages, drawings, archives, programs, bitmaps in name only, empty files', () => {
    const wrong = [
      '<svg onload="alert(1)">',
      '<!DOCTYPE html>',
      'PK\u0003\u0004',
      'MZ\u0090',
      '#!/bin/sh',
      'BMW is a car',
      '%PDF',
      '',
      'GIF88a',
      '\u0000\u0000\u0000\u0018ftypisom',
    ]
    for (const text of wrong) expect(sniffFile(bytes(text)), text).toBeUndefined()
    expect(sniffFile(new Uint8Array())).toBeUndefined()
  })

  it('UPL-03 is nothing we take where a picture is a page as well', () => {
    for (const extension of uploadExtensions)
      expect(
        sniffFile(makeFileBytes(extension, 6000, '/*<script>alert(1)</script>')),
        extension,
      ).toBeUndefined()
  })

  it('never fails, whatever the bytes', () => {
    fc.assert(fc.property(fc.uint8Array({ maxLength: 2000 }), (any) => void sniffFile(any)))
  })
})
