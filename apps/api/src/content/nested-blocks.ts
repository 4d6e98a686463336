type StoredBlock = Record<string, unknown>

/** Blocks with those that stand in their columns (BLK-16), each before what is within it. */
export function listBlocks(blocks: readonly StoredBlock[]): StoredBlock[] {
  return blocks.flatMap((block) => [block, ...sides.flatMap((side) => listBlocks(readColumn(block, side)))])
}

/** Every block changed, those in columns first. */
export function mapBlocks<Block extends StoredBlock>(
  blocks: readonly Block[],
  change: (block: StoredBlock) => StoredBlock,
): Block[] {
  return blocks.map((block) => change(mapWithin(block, change)) as Block)
}

/** A block whose columns hold changed blocks; itself as it was. */
export function mapWithin<Block extends StoredBlock>(
  block: Block,
  change: (block: StoredBlock) => StoredBlock,
): Block {
  const filled = sides.filter((side) => readColumn(block, side).length > 0)
  if (filled.length === 0) return block
  const columns = filled.map((side) => {
    const column = block[side] as StoredBlock
    return [side, { ...column, blocks: mapBlocks(readColumn(block, side), change) }]
  })
  return { ...block, ...Object.fromEntries(columns) }
}

const sides = ['left', 'right'] as const

function readColumn(block: StoredBlock, side: (typeof sides)[number]): StoredBlock[] {
  if (block.blockType !== 'twoColumns') return []
  const column = block[side] as { blocks?: unknown } | null | undefined
  return Array.isArray(column?.blocks) ? (column.blocks as StoredBlock[]) : []
}
