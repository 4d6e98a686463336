import { readExtension, type UploadExtension } from './upload-rules.ts'

/** What a file is by its bytes: the type it is served as, and the extensions it may carry. */
export type FileKind = { readonly contentType: string; readonly extensions: readonly UploadExtension[] }

type Signature = FileKind & { readonly matches: (head: Uint8Array) => boolean }

const heifBrands = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'hevm', 'hevs', 'mif1', 'msf1']
/** Sizes of the second header of a bitmap; `BM` alone begins many a text. */
const bitmapHeaders = [12, 40, 52, 56, 64, 108, 124]

const signatures: readonly Signature[] = [
  {
    contentType: 'image/png',
    extensions: ['png'],
    matches: (head) =>
      startsWith(head, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a) && text(head, 12, 4) === 'IHDR',
  },
  {
    contentType: 'image/jpeg',
    extensions: ['jpg', 'jpeg'],
    matches: (head) => startsWith(head, 0xff, 0xd8, 0xff),
  },
  {
    contentType: 'application/pdf',
    extensions: ['pdf'],
    matches: (head) => /^%PDF-[12]\.\d/.test(text(head, 0, 8)),
  },
  { contentType: 'image/gif', extensions: ['gif'], matches: (head) => /^GIF8[79]a$/.test(text(head, 0, 6)) },
  {
    contentType: 'image/bmp',
    extensions: ['bmp'],
    matches: (head) => text(head, 0, 2) === 'BM' && bitmapHeaders.includes(readUint32(head, 14)),
  },
  {
    contentType: 'image/jp2',
    extensions: ['jp2'],
    matches: (head) =>
      startsWith(head, 0, 0, 0, 12, 0x6a, 0x50, 0x20, 0x20, 0x0d, 0x0a, 0x87, 0x0a) ||
      startsWith(head, 0xff, 0x4f, 0xff, 0x51),
  },
  {
    contentType: 'image/heif',
    extensions: ['heic', 'heif'],
    matches: (head) => text(head, 4, 4) === 'ftyp' && heifBrands.includes(text(head, 8, 4)),
  },
]

/** Markup at the start makes a browser that guesses take a picture for a page; no camera and no scanner writes it there. */
const markup = /<(script|svg|html|!doctype|iframe|body)\b/i

/**
 * What a file is by its bytes, never by its name. Undefined for anything that is not accepted: pages, drawings with
 * scripts, archives, programs, and files that are two things at once.
 *
 * @param bytes at least the first 1,024, or all of a shorter file
 */
export function sniffFile(bytes: Uint8Array): FileKind | undefined {
  const head = bytes.subarray(0, 1024)
  if (markup.test(text(head, 0, head.length))) return undefined
  const found = signatures.find(({ matches }) => matches(head))
  return found && { contentType: found.contentType, extensions: found.extensions }
}

/** Does the name say what the bytes are? */
export function isNamedForKind(fileName: string, kind: FileKind): boolean {
  return (kind.extensions as readonly string[]).includes(readExtension(fileName))
}

function startsWith(head: Uint8Array, ...bytes: number[]): boolean {
  return bytes.every((byte, index) => head[index] === byte)
}

function text(head: Uint8Array, from: number, length: number): string {
  return String.fromCharCode(...head.subarray(from, from + length))
}

function readUint32(head: Uint8Array, at: number): number {
  return [3, 2, 1, 0].reduce((sum, index) => sum * 256 + (head[at + index] ?? 0), 0)
}
