'use client'

import type { GeneticRecord } from '@kindred/contracts/genetic-matching'
import { useRouter } from 'next/navigation'
import { callShop } from '../browser/call-shop.ts'
import { ActButton } from '../forms/staff/act-button.island.tsx'
import { fillText } from '../texts/fill-text.ts'

/** The reports somebody sent, to be opened or deleted by them. */
export function ReportList({
  shopCode,
  reports,
  texts,
  failed,
}: {
  shopCode: string
  /** With the day they were sent, in words. */
  reports: readonly (GeneticRecord['reports'][number] & { since: string })[]
  texts: Record<string, string>
  failed: string
}) {
  const router = useRouter()
  const path = (id: string) => `/api/geneticmatching/reports/${id}`
  const open = async (id: string) => {
    const { address } = await callShop(shopCode)<{ address: string }>(`${path(id)}/address`)
    window.location.assign(address)
  }
  const remove = async (id: string) => {
    await callShop(shopCode)(path(id), { method: 'DELETE' })
    router.refresh()
  }
  return (
    <ul className="k-reports" aria-label={texts.list}>
      {reports.map(({ id, fileName, since }) => (
        <li key={id}>
          <span>
            <b>{fileName}</b> <small>{since}</small>
          </span>
          <ActButton
            variant="text"
            size="small"
            act={() => open(id)}
            texts={{
              label: fillText(texts.open ?? '', { name: fileName }),
              busy: texts.opening ?? '',
              failed,
            }}
          />
          <ActButton
            variant="danger-text"
            size="small"
            act={() => remove(id)}
            texts={{
              label: fillText(texts.delete ?? '', { name: fileName }),
              busy: texts.deleting ?? '',
              failed,
            }}
          />
        </li>
      ))}
    </ul>
  )
}
