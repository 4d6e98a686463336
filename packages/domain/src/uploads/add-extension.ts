/** DL-06: the types that name their extension. */
const extensions: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpg',
  'image/jpg': 'jpg',
  'image/gif': 'gif',
  'image/png': 'png',
  'audio/mpeg': 'mp3',
  'audio/mp3': 'mp3',
  'application/pdf': 'pdf',
  'video/mp4': 'mp4',
}

/** Other spellings of the same extension are not a missing one. */
const spellings: Readonly<Record<string, readonly string[]>> = { jpg: ['jpg', 'jpeg'] }

/**
 * DL-06: adds the extension of a type to the name a file is saved under, unless it is there already. A type that is not one
 * of the six leaves the name alone.
 *
 * @param contentType with or without parameters, such as `audio/mpeg; rate=44100`
 */
export function addExtension(fileName: string, contentType: string): string {
  const type = contentType.split(';', 1)[0]?.trim().toLowerCase() ?? ''
  const extension = Object.hasOwn(extensions, type) ? extensions[type] : undefined
  if (!extension) return fileName
  const known = spellings[extension] ?? [extension]
  return known.some((each) => fileName.toLowerCase().endsWith(`.${each}`))
    ? fileName
    : `${fileName}.${extension}`
}
