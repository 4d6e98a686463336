import { type BlockData, blockSchema } from '@kindred/content/blocks/block-schema.ts'
import { readLink } from '@kindred/domain/content/read-link'

/** What the stored blocks of a page point at: pages by id, pictures by id. */
export type Targets = {
  /** The path and title of a page here, null where it is not to be seen. */
  pageLink: (id: string) => { url: string; title: string } | null
  media: (id: string) => Record<string, unknown> | null
}

/** A block that cannot be shown: the page stays whole and says which part is broken (BLK-21). */
export type BrokenBlock = { blockType: 'broken'; id: string; kind: string; message: string }

const linkFields = new Set(['primaryButton', 'button', 'link'])
const mediaFields = new Set(['heroImage', 'image', 'authorImage', 'poster'])

/** Ids of the pictures that blocks use, to be read in one statement. */
export function findMediaIds(value: unknown, found = new Set<string>()): Set<string> {
  if (Array.isArray(value)) for (const item of value) findMediaIds(item, found)
  else if (isRecord(value))
    for (const [key, item] of Object.entries(value)) {
      if (mediaFields.has(key) && typeof item === 'string') found.add(item)
      else if (key === 'value' && isRichTextPicture(value)) found.add(String(item))
      else findMediaIds(item, found)
    }
  return found
}

/** Stored blocks → what the page call gives: links and pictures become addresses, then each block is checked. */
export function resolveBlocks(
  stored: readonly Record<string, unknown>[],
  targets: Targets,
  enrich: (block: Record<string, unknown>) => Record<string, unknown>,
): (BlockData | BrokenBlock)[] {
  return stored.map((block, index) => {
    const id = typeof block.id === 'string' ? block.id : `block-${index}`
    const kind = String(block.blockType ?? 'unknown')
    const resolved = enrich({ ...(resolveValue(block, targets) as Record<string, unknown>), id })
    const read = blockSchema.safeParse(resolved)
    if (read.success) return read.data
    // A kind that no schema knows passes as it is: the renderer leaves a comment only (BLK-20).
    const [issue] = read.error.issues
    if (issue?.code === 'invalid_union' && issue.path[0] === 'blockType')
      return { blockType: kind, id } as unknown as BlockData
    return {
      blockType: 'broken',
      id,
      kind,
      message: issue ? `${issue.path.join('.')}: ${issue.message}` : '',
    }
  })
}

/** Rich text that stands outside of blocks, such as in the footer: its links and pictures become addresses. */
export const resolveTree = (tree: Record<string, unknown> | null, targets: Targets) =>
  resolveValue(tree, targets) as typeof tree

function resolveValue(value: unknown, targets: Targets): unknown {
  if (Array.isArray(value)) return value.map((item) => resolveValue(item, targets))
  if (!isRecord(value)) return value
  if (isRichTextLink(value)) return resolveRichTextLink(value, targets)
  if (isRichTextPicture(value)) return { ...value, image: targets.media(String(value.value)) }
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, resolveField(key, item, targets)]),
  )
}

function resolveField(key: string, item: unknown, targets: Targets): unknown {
  if (mediaFields.has(key) && typeof item === 'string') return targets.media(item)
  if (linkFields.has(key) && isRecord(item)) return resolveLink(item, targets)
  return resolveValue(item, targets)
}

/** The group that `fields/link.ts` makes; all empty where the editor left it out. */
type Link = {
  text?: string | null
  page?: string | null
  url?: string | null
  colour?: string | null
  outlined?: boolean | null
  opensInModal?: boolean | null
}

/** A button, or null where it leads nowhere: a link to a page that is not published is not shown. */
function resolveLink(link: Link, targets: Targets) {
  const page = link.page ? targets.pageLink(link.page) : null
  const url = link.page ? page?.url : readLink(link.url)
  const text = link.text || page?.title
  if (!url || !text) return null
  return {
    buttonText: text,
    buttonLink: url,
    buttonColour: link.colour,
    outlined: link.outlined,
    // Pages of others are never shown within ours.
    opensInModal: Boolean(page && link.opensInModal),
  }
}

type RichTextLink = { type: 'link' | 'autolink'; fields: { linkType?: string; doc?: unknown; url?: string } }

function isRichTextLink(value: Record<string, unknown>): boolean {
  return (value.type === 'link' || value.type === 'autolink') && isRecord(value.fields)
}

/** A picture within the text. Its words and size are found here, as those of every picture. */
function isRichTextPicture(value: Record<string, unknown>): boolean {
  return value.type === 'upload' && value.relationTo === 'media' && typeof value.value === 'string'
}

function resolveRichTextLink(node: Record<string, unknown>, targets: Targets): Record<string, unknown> {
  const { fields } = node as unknown as RichTextLink
  const children = resolveValue(node.children ?? [], targets)
  // Words stay, the link goes: where it leads nowhere, or to a page that is not to be seen.
  const words = { type: 'span', version: 1, children }
  if (fields.linkType !== 'internal') {
    const url = readLink(fields.url)
    return url ? { ...node, children, fields: { ...fields, url } } : words
  }
  const id = isRecord(fields.doc) ? fields.doc.value : undefined
  const target = typeof id === 'string' ? targets.pageLink(id) : null
  if (!target) return words
  return { ...node, children, fields: { ...fields, linkType: 'custom', doc: null, url: target.url } }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
