import type { ReactNode } from 'react'
import { BrokenBlock } from './broken-block.tsx'

/** A block as it is, or once it has what it shows. */
export type Drawn = ReactNode | Promise<Awaited<ReactNode>>

/**
 * BLK-21 where a page is made: a block that throws, at once or while it waits for what it shows, leaves its message and
 * the rest of the page stands.
 */
export function guardBlock(kind: string, id: string, draw: () => Drawn): ReactNode {
  const tell = (error: unknown) => (
    <BrokenBlock kind={kind} id={id} message={error instanceof Error ? error.message : String(error)} />
  )
  try {
    const drawn = draw()
    return drawn instanceof Promise ? drawn.catch(tell) : drawn
  } catch (error) {
    return tell(error)
  }
}
