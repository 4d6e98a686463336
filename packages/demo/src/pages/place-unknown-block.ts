import type { Pool } from 'pg'
import { pageId } from './rich-text.ts'

const unknown = { blockType: 'carousel', id: 'a1b2c3d4' }

/**
 * What is left on a page when a kind of block is taken out of the product (BLK-20). The editor knows no way to write one;
 * so what was published holds it, and the draft does not.
 */
export async function placeUnknownBlock(pool: Pool): Promise<void> {
  await pool.query(
    `update cms.pages_locales set blocks = blocks || $2::jsonb
     where _parent_id = $1 and jsonb_array_length(blocks) > 0 and not blocks @> $2::jsonb`,
    [pageId('demo-broken'), JSON.stringify([unknown])],
  )
}
