import type { GeneFinding, GeneticRecord } from '@kindred/contracts/genetic-matching'
import type { Relationship } from '@kindred/domain/genetic-matching/relationship'
import { useState } from 'react'

/** Whose findings they are and what was found, as it stands in a form that is not sent yet. */
export function useFindings(record: GeneticRecord['record']) {
  const [relationship, setRelationship] = useState<Relationship>(record?.relationship ?? 'none')
  const [findings, setFindings] = useState<GeneFinding[]>(record?.findings ?? [])
  const isDonor = relationship === 'cryosDonor'

  /** The body of a save: a donor's own findings are known to us, so only the donor is named. */
  const readFrom = (form: FormData) => {
    const read = (name: string) => String(form.get(name) ?? '').trim() || null
    return {
      relationship,
      otherDonorId: isDonor ? (read('donor')?.toUpperCase() ?? null) : null,
      population: isDonor ? null : read('population'),
      findings: isDonor ? [] : findings,
    }
  }

  return { relationship, setRelationship, findings, setFindings, isDonor, readFrom }
}

export type Findings = ReturnType<typeof useFindings>
