import type { Page } from '@kindred/contracts/content'
import { PageBlocks } from '../page-blocks.tsx'
import type { PageKindProps } from '../page-kind.ts'

/** The region after the application of a kind. */
export function BlocksBelow(props: PageKindProps) {
  if (props.page.below.length === 0) return null
  return <PageBlocks {...props} page={toPageBelow(props.page)} />
}

/** A page whose blocks are those after the application. */
const toPageBelow = (page: Page): Page => ({
  ...page,
  blocks: page.below,
  otherLanguages: { ...page.otherLanguages, blocks: page.otherLanguages?.below },
})
