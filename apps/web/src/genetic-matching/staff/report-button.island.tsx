'use client'

import { ActButton, type ActTexts } from '../../forms/staff/act-button.island.tsx'
import { sendAsStaff } from '../../forms/staff/staff-fetch.ts'

/** Opens a report by an address that leads to it for two minutes; that somebody did is written down. */
export function ReportButton({ customerId, id, texts }: { customerId: string; id: string; texts: ActTexts }) {
  const open = async () => {
    const path = `/api/staff/genetics/${customerId}/reports/${id}/address`
    const { address } = await sendAsStaff<{ address: string }>(path)
    window.location.assign(address)
  }
  return <ActButton act={open} texts={texts} variant="text" icon="document" />
}
