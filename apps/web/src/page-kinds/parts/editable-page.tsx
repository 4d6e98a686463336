import type { ReactNode } from 'react'
import { PageBlocks } from '../page-blocks.tsx'
import type { PageKindProps } from '../page-kind.ts'
import { BlocksBelow } from './blocks-below.tsx'
import { PageHead } from './page-head.tsx'

/** What every kind has: heading, intro, blocks, then what the kind itself brings, then the blocks after that. */
export function EditablePage({ children, ...props }: PageKindProps & { children?: ReactNode }) {
  return (
    <>
      <PageHead page={props.page} />
      <PageBlocks {...props} />
      {children}
      <BlocksBelow {...props} />
    </>
  )
}
