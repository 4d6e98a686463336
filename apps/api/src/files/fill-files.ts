import { nameDownloadKind } from '@kindred/domain/uploads/name-download-kind'
import { listBlocks, mapBlocks } from '../content/nested-blocks.ts'
import type { Services } from '../services.ts'
import { type DocumentRow, readDocuments } from './document.store.ts'
import { readHtmlContent } from './read-html-content.ts'

type StoredBlock = Record<string, unknown>
type Item = { document?: unknown }

/** The tags of the page cache that such blocks give their page. */
export function listFileTags(blocks: readonly StoredBlock[]): string[] {
  const kinds = new Set(listBlocks(blocks).map(({ blockType }) => blockType))
  return [
    ...(kinds.has('download') ? ['documents'] : []),
    ...(kinds.has('htmlContent') ? ['html-documents'] : []),
  ]
}

/**
 * Puts into each block `download` what its documents are, by their extension (BLK-04), and into each `htmlContent` its
 * document, or the status why there is none (DL-01, DL-02); those in columns too.
 */
export async function fillFiles<Block extends StoredBlock>(
  services: Services,
  blocks: readonly Block[],
): Promise<Block[]> {
  const all = listBlocks(blocks)
  const ids = all.filter(isOf('download')).flatMap(readItems).flatMap(idOf)
  const documents = new Map((await readDocuments(services.pool, ids)).map((row) => [row.id, row]))
  const uris = [...new Set(all.filter(isOf('htmlContent')).map(uriOf))]
  const texts = new Map(
    await Promise.all(uris.map(async (uri) => [uri, await readHtmlContent(services, uri)] as const)),
  )
  return mapBlocks(blocks, (block) => {
    if (block.blockType === 'download')
      return {
        ...block,
        items: readItems(block).map((item) => ({ ...item, file: describe(documents, item) })),
      }
    if (block.blockType !== 'htmlContent') return block
    const htmlContent = texts.get(uriOf(block)) ?? null
    return { ...block, htmlContent, statusText: htmlContent === null ? 'Not Found' : null }
  })
}

const isOf = (kind: string) => (block: StoredBlock) => block.blockType === kind
const uriOf = (block: StoredBlock) => String(block.fileuri ?? '')

function readItems(block: StoredBlock): Item[] {
  return Array.isArray(block.items) ? (block.items as Item[]) : []
}

function idOf({ document }: Item): string[] {
  return typeof document === 'string' ? [document] : []
}

function describe(documents: ReadonlyMap<string, DocumentRow>, item: Item) {
  const row = documents.get(String(item.document))
  if (!row) return null
  const { id, fileName, contentType, length } = row
  return {
    id,
    fileName,
    contentType,
    length,
    kind: nameDownloadKind(fileName),
    isProtected: row.audience !== 'everyone',
  }
}
