'use client'

import { Component, type ReactNode } from 'react'
import { BrokenBlock } from './broken-block.tsx'

type Props = { kind: string; id: string; children: ReactNode }

/** BLK-21 in the browser: what fails in an island of a block stays within the block. */
export class BlockBoundary extends Component<Props, { error: Error | null }> {
  override state: { error: Error | null } = { error: null }

  static getDerivedStateFromError(error: Error) {
    return { error }
  }

  override render() {
    const { kind, id, children } = this.props
    const { error } = this.state
    return error ? <BrokenBlock kind={kind} id={id} message={error.message} /> : children
  }
}
