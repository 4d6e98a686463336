import { readExtension } from './upload-rules.ts'

/** BLK-04: how a download is shown. */
export type DownloadKind = 'audio' | 'video' | 'document'

const audio = new Set(['mp3', 'm4a', 'aac', 'wav', 'ogg', 'oga', 'flac', 'weba'])
const video = new Set(['mp4', 'm4v', 'mov', 'webm', 'ogv', 'avi', 'mkv', 'mpeg', 'mpg'])

/** Audio or video by the extension of a file's name or address, and a document otherwise. A query does not count. */
export function nameDownloadKind(fileName: string): DownloadKind {
  const extension = readExtension(fileName.split(/[?#]/, 1)[0] ?? '')
  return audio.has(extension) ? 'audio' : video.has(extension) ? 'video' : 'document'
}
