'use client'

import type { GeneFinding, GeneticRecord } from '@kindred/contracts/genetic-matching'
import { type Relationship, relationships } from '@kindred/domain/genetic-matching/relationship'
import { Button } from '@kindred/ui/button/button'
import { Checkbox } from '@kindred/ui/checkbox/checkbox'
import type { ComboboxOption } from '@kindred/ui/combobox/combobox.island'
import { Note } from '@kindred/ui/note/note'
import { Select, type SelectOption } from '@kindred/ui/select/select'
import { TextInput } from '@kindred/ui/text-input/text-input'
import { useRouter } from 'next/navigation'
import { type FormEvent, useState } from 'react'
import { callShop } from '../browser/call-shop.ts'
import { fillText } from '../texts/fill-text.ts'
import { dropFinding, putFindings } from './change-findings.ts'
import { FindingList } from './finding-list.tsx'
import { GeneFile } from './gene-file.island.tsx'
import { GenePicker } from './gene-picker.island.tsx'
import { sayFailure } from './say-failure.ts'

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
  const [relationship, setRelationship] = useState<Relationship>(record?.relationship ?? 'none')
  const [findings, setFindings] = useState<GeneFinding[]>(record?.findings ?? [])
  const [outcome, setOutcome] = useState<Outcome>({ kind: 'none' })
  const [said, setSaid] = useState('')
  const isDonor = relationship === 'cryosDonor'
  const conditions = new Map(genes.map(({ value, label }) => [value, label]))

  const change = (next: GeneFinding[], message: string, gene: string) => {
    setFindings(next)
    setOutcome({ kind: 'none' })
    setSaid(fillText(message, { gene }))
  }
  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const read = (name: string) => String(form.get(name) ?? '').trim() || null
    setOutcome({ kind: 'saving' })
    try {
      await callShop(shopCode)('/api/geneticmatching/findings', {
        method: 'PUT',
        body: {
          relationship,
          otherDonorId: isDonor ? (read('donor')?.toUpperCase() ?? null) : null,
          population: isDonor ? null : read('population'),
          findings: isDonor ? [] : findings,
        },
      })
      setOutcome({ kind: 'saved' })
      router.refresh()
    } catch (error) {
      setOutcome({ kind: 'failed', why: sayFailure(error, texts.errors) })
    }
  }

  return (
    <form method="post" onSubmit={save} className="k-stack k-genetics-form">
      <fieldset className="k-stack">
        <legend>{texts.person.title}</legend>
        <p className="k-muted">{texts.person.help}</p>
        <div className="k-relationships">
          {relationships.map((value) => (
            <Checkbox
              type="radio"
              key={value}
              id={`relationship-${value}`}
              name="relationship"
              value={value}
              checked={relationship === value}
              onChange={() => setRelationship(value)}
              label={texts.person[value]}
            />
          ))}
        </div>
      </fieldset>
      {isDonor ? (
        <TextInput
          id="donor"
          name="donor"
          required
          maxLength={10}
          label={texts.person.donor}
          help={texts.person.donorHelp}
          defaultValue={record?.otherDonor?.donorId ?? ''}
        />
      ) : (
        <>
          <Select
            id="population"
            name="population"
            label={texts.person.population}
            help={texts.person.populationHelp}
            options={populations}
            defaultValue={record?.population ?? ''}
          />
          <fieldset className="k-stack">
            <legend>{texts.findings.title}</legend>
            <p className="k-muted">{texts.findings.help}</p>
            <GenePicker
              options={genes}
              texts={texts.findings}
              onAdd={(finding) =>
                change(putFindings(findings, [finding]), texts.findings.added ?? '', finding.gene)
              }
            />
            <GeneFile
              shopCode={shopCode}
              texts={texts.file}
              errors={texts.errors}
              onRead={(read) => change(putFindings(findings, read), '', '')}
            />
            <section aria-label={texts.findings.list}>
              {findings.length === 0 ? (
                <p className="k-muted">{texts.findings.empty}</p>
              ) : (
                <FindingList
                  findings={findings}
                  nameOf={(gene) => conditions.get(gene) ?? gene}
                  texts={texts.findings}
                  onRemove={(gene) => {
                    change(dropFinding(findings, gene), texts.findings.removed ?? '', gene)
                    document.getElementById('gene')?.focus()
                  }}
                />
              )}
            </section>
          </fieldset>
        </>
      )}
      <p className="k-visually-hidden" role="status">
        {said}
      </p>
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
