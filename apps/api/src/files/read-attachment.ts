import type { Attachment } from '@kindred/contracts/files'
import { err, type Failure, ok, type Result, refuse } from '@kindred/domain/result'
import { checkSelection } from '@kindred/domain/uploads/check-selection'
import { isNamedForKind, sniffFile } from '@kindred/domain/uploads/sniff-file'
import { bytesPerMegabyte, minFileSize, uploadExtensions } from '@kindred/domain/uploads/upload-rules'

/** A file that may be kept. */
export type ReadAttachment = { fileName: string; contentType: string; bytes: Buffer }

const listed = uploadExtensions.map((extension) => `.${extension}`).join(', ')

/** The rule as it is, beside the words that the specification has for the browser (decision 16). */
const realRules: Readonly<Record<string, string>> = {
  'file-type': `A file must be one of ${listed}.`,
  'file-name':
    'A file name may hold letters, digits, hyphen, tab, space, underscore and dot, without two dots in a row, a dot at the start or the end, or _vti_ at the start.',
  'file-too-small': `A file must have at least ${minFileSize} bytes.`,
}

/**
 * Decodes an attachment (UPL-09) and checks it as the browser did (UPL-02 to UPL-06), then what only the server can say:
 * that the length is true and that the bytes are what the name says. Refusals name the real rule: `file-type`,
 * `file-name`, `file-too-small`, `files-too-large`, `file-not-whole`, `file-content`; with the field of the attachment.
 */
export function readAttachment(
  { content, fileName, length }: Attachment,
  { fileSizeLimit }: { fileSizeLimit: number },
): Result<ReadAttachment> {
  const data = { fileName }
  if (!isBase64(content))
    return refuse('file-not-whole', 'The content must be base64, without the data-URL prefix.', {
      field: 'content',
      data,
    })
  const size = (content.length / 4) * 3 - (content.endsWith('==') ? 2 : content.endsWith('=') ? 1 : 0)
  const checked = checkSelection([{ name: fileName, size }], { fileSizeLimit })
  if (!checked.ok) return err(nameRealRule(checked.error))
  if (size !== length)
    return refuse('file-not-whole', 'The length must be the number of bytes before they were encoded.', {
      field: 'length',
      data,
    })
  const bytes = Buffer.from(content, 'base64')
  const kind = sniffFile(bytes)
  if (!kind || !isNamedForKind(fileName, kind))
    return refuse(
      'file-content',
      `The content of the file is not what its name says. ${realRules['file-type']}`,
      { field: 'content', data },
    )
  return ok({ fileName: fileName.normalize('NFC'), contentType: kind.contentType, bytes })
}

function nameRealRule(failure: Failure): Failure {
  const { limit } = failure.data ?? {}
  const tooLarge = `All files together must have at most ${Number(limit) * bytesPerMegabyte} bytes.`
  const field = failure.code === 'file-type' || failure.code === 'file-name' ? 'fileName' : 'content'
  return { ...failure, message: realRules[failure.code] ?? tooLarge, field }
}

/** Checked before decoding: `Buffer.from` leaves out what it does not understand. */
function isBase64(content: string): boolean {
  return content.length % 4 === 0 && /^[A-Za-z0-9+/]*={0,2}$/.test(content)
}
