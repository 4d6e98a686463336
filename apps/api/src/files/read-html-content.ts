import { isFileUri } from '@kindred/content/blocks/html-content/is-file-uri.ts'
import { sanitiseDocument } from '@kindred/content/blocks/html-content/sanitise-document.ts'
import type { Services } from '../services.ts'
import { readHtmlDocument } from './document.store.ts'

/** DL-01: an HTML document of the editor, sanitised; null for what is none of ours, whatever it looks like. */
export async function readHtmlContent(
  { pool }: Pick<Services, 'pool'>,
  fileuri: string,
): Promise<string | null> {
  const html = isFileUri(fileuri) ? await readHtmlDocument(pool, fileuri) : null
  return html === null ? null : sanitiseDocument(html)
}
