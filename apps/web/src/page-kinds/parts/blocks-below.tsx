import { PageBlocks } from '../page-blocks.tsx'
import type { PageKindProps } from '../page-kind.ts'

/** The region after the application of a kind. */
export function BlocksBelow(props: PageKindProps) {
  if (props.page.below.length === 0) return null
  return <PageBlocks {...props} page={{ ...props.page, blocks: props.page.below }} />
}
