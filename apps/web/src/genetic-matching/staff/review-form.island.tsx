'use client'

import type { GeneFinding } from '@kindred/contracts/genetic-matching'
import { CallError } from '@kindred/contracts/request'
import { Button } from '@kindred/ui/button/button'
import type { ComboboxOption } from '@kindred/ui/combobox/combobox.island'
import { Note } from '@kindred/ui/note/note'
import { useState } from 'react'
import { sendAsStaff } from '../../forms/staff/staff-fetch.ts'
import { dropFinding, putFindings } from '../change-findings.ts'
import { FindingList } from '../finding-list.tsx'
import { GenePicker } from '../gene-picker.island.tsx'

type ReviewFormProps = {
  customerId: string
  version: number
  findings: GeneFinding[]
  genes: ComboboxOption[]
  texts: Record<'review' | 'findings', Record<string, string>>
}

/** Confirms what was entered, or what the report says instead. Only the version that is shown can be confirmed. */
export function ReviewForm({ customerId, version, findings: entered, genes, texts }: ReviewFormProps) {
  const [findings, setFindings] = useState(entered)
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState('')
  const isChanged = JSON.stringify(findings) !== JSON.stringify(entered)
  const names = new Map(genes.map(({ value, label }) => [value, label]))
  const send = async () => {
    setBusy(true)
    try {
      await sendAsStaff(`/api/staff/genetics/${customerId}/${isChanged ? 'correct' : 'confirm'}`, {
        method: 'POST',
        body: isChanged ? { version, findings } : { version },
      })
      window.location.reload()
    } catch (error) {
      setFailure((error instanceof CallError && error.errors[0]?.message) || texts.review.failed || '')
      setBusy(false)
    }
  }
  return (
    <div className="k-stack">
      {findings.length === 0 && <p>{texts.review.noFindings}</p>}
      <FindingList
        findings={findings}
        nameOf={(gene) => names.get(gene) ?? gene}
        texts={texts.findings}
        onRemove={(gene) => setFindings(dropFinding(findings, gene))}
      />
      <GenePicker
        options={genes}
        texts={texts.findings}
        onAdd={(finding) => setFindings(putFindings(findings, [finding]))}
      />
      <p className="k-muted">{isChanged ? texts.review.correctText : texts.review.confirmText}</p>
      {failure && (
        <Note tone="error" announce="alert">
          {failure}
        </Note>
      )}
      <div>
        <Button onClick={send} busy={isBusy} busyLabel={texts.review.working}>
          {isChanged ? texts.review.correct : texts.review.confirm}
        </Button>
      </div>
    </div>
  )
}
