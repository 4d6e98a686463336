import type { Page } from '@kindred/contracts/content'
import type { z } from 'zod'

/** What came with the page for its application (PAGE-06), checked; null where nothing of this shape came. */
export function readState<Schema extends z.ZodType>(page: Page, schema: Schema): z.output<Schema> | null {
  for (const { data } of page.dehydratedState?.queries ?? []) {
    const read = schema.safeParse(data)
    if (read.success) return read.data
  }
  return null
}
