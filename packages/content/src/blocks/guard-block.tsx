import type { ReactNode } from 'react'
import { BrokenBlock } from './broken-block.tsx'
import { isServerTree, settleNode } from './settle-node.ts'

/** A block as it is, or once it has what it shows. */
export type Drawn = ReactNode | Promise<Awaited<ReactNode>>

/**
 * BLK-21 where a page is made: a block that throws, itself or in something it is made of, at once or while it waits for
 * what it shows, leaves its message and the rest of the page stands.
 */
export function guardBlock(kind: string, id: string, draw: () => Drawn): ReactNode {
  const tell = (error: unknown) => {
    // Next’s own signals (not found, redirect) are no failures of the block.
    if (isSignal(error)) throw error
    return (
      <BrokenBlock kind={kind} id={id} message={error instanceof Error ? error.message : String(error)} />
    )
  }
  try {
    const drawn = draw()
    if (drawn instanceof Promise) return drawn.catch(tell)
    return isServerTree ? settleNode(drawn, tell) : drawn
  } catch (error) {
    return tell(error)
  }
}

function isSignal(error: unknown): boolean {
  const { digest } = (error ?? {}) as { digest?: unknown }
  return typeof digest === 'string' && digest.startsWith('NEXT_')
}
