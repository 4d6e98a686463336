import { checkPhotoBytes, checkPhotoSize } from '@kindred/domain/face-matching/photo-rules'

/** A picture that can be drawn, upright, or the code of what is wrong with the file (`faces.refusals`). */
export type ReadPicture = { picture: ImageBitmap } | { code: string }

/** Opens a chosen file by the rules the shop keeps, so that nobody waits for an answer that is known here. */
export async function readPicture(file: Blob): Promise<ReadPicture> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  const known = checkPhotoBytes(bytes)
  if (!known.ok) return { code: known.error.code }
  try {
    const picture = await createImageBitmap(file, { imageOrientation: 'from-image' })
    const size = checkPhotoSize(picture.width, picture.height)
    if (size.ok) return { picture }
    picture.close()
    return { code: size.error.code }
  } catch {
    return { code: 'damaged-photo' }
  }
}
