/** UPL-02: what may be sent, in lower case and without the dot. */
export const uploadExtensions = ['png', 'jpg', 'jpeg', 'pdf', 'bmp', 'gif', 'heic', 'heif', 'jp2'] as const
export type UploadExtension = (typeof uploadExtensions)[number]

/** UPL-05: 5 KB, in bytes; a file of exactly this size is large enough. */
export const minFileSize = 5120

/** Bytes in what a person calls MB here (UPL-06). */
export const bytesPerMegabyte = 1_048_576

/** What comes after the last dot of a file's name, in lower case; empty where there is none. */
export function readExtension(fileName: string): string {
  const dot = fileName.lastIndexOf('.')
  return dot < 0 ? '' : fileName.slice(dot + 1).toLowerCase()
}

/** UPL-02, whatever the case. */
export function isUploadExtension(extension: string): extension is UploadExtension {
  return (uploadExtensions as readonly string[]).includes(extension.toLowerCase())
}
