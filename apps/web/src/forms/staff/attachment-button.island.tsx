'use client'

import { ActButton, type ActTexts } from './act-button.island.tsx'
import { sendAsStaff } from './staff-fetch.ts'

/** Opens a protected file by an address that leads to it for two minutes. */
export function AttachmentButton({ id, texts }: { id: string; texts: ActTexts }) {
  const open = async () => {
    const { address } = await sendAsStaff<{ address: string }>(`/api/staff/files/${id}/address`)
    window.location.assign(address)
  }
  return <ActButton act={open} texts={texts} variant="text" icon="document" />
}
