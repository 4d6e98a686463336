import type { Attachment } from '@kindred/contracts/files'
import { inferContentType } from '@kindred/domain/uploads/infer-content-type'

/** UPL-09: a file that came with a form without scripts, as the call takes it. */
export async function readAttachmentBytes(file: File): Promise<Attachment> {
  return {
    content: Buffer.from(await file.arrayBuffer()).toString('base64'),
    fileName: file.name,
    contentType: inferContentType(file.name, file.type),
    length: file.size,
  }
}
