'use client'

import { Pill, useRowLabel } from '@payloadcms/ui'
import { nameRow, type RowWords } from './name-row.ts'

/** Above a row of a list or a block: its number, its kind where there are several, and what it holds. */
export function RowName({ words, kind, one }: { words: RowWords; kind?: string; one?: string }) {
  const { data, rowNumber = 0 } = useRowLabel<Record<string, unknown>>()
  const name = nameRow(data, words)
  return (
    <span className="kindred-row">
      <span className="kindred-row__number">{String(rowNumber + 1).padStart(2, '0')}</span>
      {kind && (
        <Pill pillStyle="white" size="small">
          {kind}
        </Pill>
      )}
      {name || (!kind && one)}
    </span>
  )
}
