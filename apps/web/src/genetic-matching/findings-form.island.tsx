'use client'

import type { GeneticRecord } from '@kindred/contracts/genetic-matching'
import { Button } from '@kindred/ui/button/button'
import type { ComboboxOption } from '@kindred/ui/combobox/combobox.island'
import { Note } from '@kindred/ui/note/note'
import type { SelectOption } from '@kindred/ui/select/select'
import { useRouter } from 'next/navigation'
import { type FormEvent, useState } from 'react'
import { callShop } from '../browser/call-shop.ts'
import { FindingFields } from './finding-fields.tsx'
import { sayFailure } from './say-failure.ts'
import { useFindings } from './use-findings.ts'

export type FindingsFormProps = {
  shopCode: string
  record: GeneticRecord['record']
  genes: ComboboxOption[]
  populations: SelectOption[]
  texts: Record<'person' | 'findings' | 'file' | 'errors', Record<string, string>>
}

type Outcome = { kind: 'none' | 'saving' | 'saved' } | { kind: 'failed'; why: string }

/** Whose findings they are and what was found (GEN-06). Nothing leaves the page before it is saved, but a file to be read. */
export function FindingsForm({ shopCode, record, genes, populations, texts }: FindingsFormProps) {
  const router = useRouter()
  const held = useFindings(record)
  const [outcome, setOutcome] = useState<Outcome>({ kind: 'none' })

  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    setOutcome({ kind: 'saving' })
    try {
      await callShop(shopCode)('/api/geneticmatching/findings', {
        method: 'PUT',
        body: held.readFrom(form),
      })
      setOutcome({ kind: 'saved' })
      router.refresh()
    } catch (error) {
      setOutcome({ kind: 'failed', why: sayFailure(error, texts.errors) })
    }
  }

  return (
    <form method="post" onSubmit={save} className="k-stack k-genetics-form">
      <FindingFields
        {...{ held, record, shopCode, genes, populations, texts }}
        partClass="k-stack"
        onChange={() => setOutcome({ kind: 'none' })}
      />
      {outcome.kind === 'failed' && (
        <Note tone="error" announce="alert">
          {outcome.why}
        </Note>
      )}
      {outcome.kind === 'saved' && (
        <Note tone="ok" announce="status">
          {texts.findings.saved}
        </Note>
      )}
      <div>
        <Button type="submit" busy={outcome.kind === 'saving'} busyLabel={texts.findings.saving}>
          {texts.findings.save}
        </Button>
      </div>
    </form>
  )
}
