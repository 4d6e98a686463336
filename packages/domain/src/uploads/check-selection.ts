import { type Failure, ok, type Result, refuse } from '../result.ts'
import { isValidFileName } from './check-file-name.ts'
import { bytesPerMegabyte, isUploadExtension, minFileSize, readExtension } from './upload-rules.ts'

/** A file as the browser or a request tells of it; `size` in bytes. */
export type ChosenFile = { readonly name: string; readonly size: number }

/** `fileSizeLimit`: runtime setting, bytes that all files of a selection may have together (UPL-06). */
export type SelectionLimits = { readonly fileSizeLimit: number }

export type SelectionCode = 'file-type' | 'file-name' | 'file-too-small' | 'files-too-large'

/** UPL-03 to UPL-05: the words of the specification, kept to the letter (decision 16). */
export const selectionMessages = {
  'file-type': 'Filetype must be one of the following extensions .pdf, .jpg, .jpeg, png.',
  'file-name': 'The name of the file is invalid.',
  'file-too-small': 'File size must be at least 5 KB.',
} as const

/** UPL-06: the limit as megabytes of 1,048,576 bytes. */
function printSizeMessage(fileSizeLimit: number): string {
  return `File sizes exceed limit of ${fileSizeLimit / bytesPerMegabyte} MB.`
}

/**
 * Checks what a person chose, file after file, and stops at the first that breaks a rule (UPL-02 to UPL-06). Sizes are
 * summed on the way, so which of the two size messages comes first depends on the order of the files. The limits
 * themselves are allowed. The same function runs in the browser and on the server.
 *
 * @returns the files, or the message of the specification with `data.fileName`; `data.limit` is the limit in MB. The
 * full rule in the visitor's language is the text `uploads.rule.<code>`.
 */
export function checkSelection<File extends ChosenFile>(
  files: readonly File[],
  { fileSizeLimit }: SelectionLimits,
): Result<readonly File[], Failure<SelectionCode>> {
  let total = 0
  for (const file of files) {
    const data = { fileName: file.name }
    if (!isUploadExtension(readExtension(file.name)))
      return refuse('file-type', selectionMessages['file-type'], { data })
    if (!isValidFileName(file.name)) return refuse('file-name', selectionMessages['file-name'], { data })
    if (file.size < minFileSize)
      return refuse('file-too-small', selectionMessages['file-too-small'], { data })
    total += file.size
    if (total > fileSizeLimit)
      return refuse('files-too-large', printSizeMessage(fileSizeLimit), {
        data: { ...data, limit: fileSizeLimit / bytesPerMegabyte },
      })
  }
  return ok(files)
}
