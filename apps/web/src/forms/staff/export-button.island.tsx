'use client'

import { ActButton, type ActTexts } from './act-button.island.tsx'
import { sendAsStaff } from './staff-fetch.ts'

/** Saves what the filter leaves as CSV. Fetched, since the call needs a header that a link cannot carry. */
export function ExportButton({ query, texts }: { query: string; texts: ActTexts }) {
  const save = async () => {
    const csv = await sendAsStaff<string>(`/api/staff/submissions/export.csv?${query}`)
    const address = URL.createObjectURL(new Blob([csv], { type: 'text/csv;charset=utf-8' }))
    Object.assign(document.createElement('a'), { href: address, download: 'submissions.csv' }).click()
    setTimeout(() => URL.revokeObjectURL(address), 10_000)
  }
  return <ActButton act={save} texts={texts} variant="outlined" size="small" />
}
