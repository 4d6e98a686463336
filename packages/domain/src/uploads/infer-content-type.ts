import { readExtension } from './upload-rules.ts'

/**
 * UPL-10: the type the browser reports; where it reports none, that of heic and heif files by their extension, otherwise
 * empty. What the server believes is told by the bytes alone.
 */
export function inferContentType(fileName: string, reported: string): string {
  if (reported) return reported
  const extension = readExtension(fileName)
  return extension === 'heic' || extension === 'heif' ? `image/${extension}` : ''
}
