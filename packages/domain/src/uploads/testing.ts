import type { UploadExtension } from './upload-rules.ts'

const ascii = (text: string) => [...text].map((letter) => letter.charCodeAt(0))

const heads: Record<UploadExtension, number[]> = {
  png: [0x89, ...ascii('PNG'), 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, ...ascii('IHDR')],
  jpg: [0xff, 0xd8, 0xff, 0xe0, 0, 16, ...ascii('JFIF')],
  jpeg: [0xff, 0xd8, 0xff, 0xe1, 0, 16, ...ascii('Exif')],
  pdf: ascii('%PDF-1.7\n%'),
  bmp: [...ascii('BM'), 0, 24, 0, 0, 0, 0, 0, 0, 54, 0, 0, 0, 40, 0, 0, 0],
  gif: ascii('GIF89a'),
  heic: [0, 0, 0, 24, ...ascii('ftypheic')],
  heif: [0, 0, 0, 24, ...ascii('ftypmif1')],
  jp2: [0, 0, 0, 12, 0x6a, 0x50, 0x20, 0x20, 0x0d, 0x0a, 0x87, 0x0a],
}

/** Bytes that begin as a file of that kind does, filled up to a size. For tests. */
export function makeFileBytes(extension: UploadExtension, size = 6000, after = ''): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(size)
  bytes.set([...heads[extension], ...ascii(after)])
  return bytes
}
