import type { GeneFinding, GeneticRecord } from '@kindred/contracts/genetic-matching'
import { relationships } from '@kindred/domain/genetic-matching/relationship'
import { Checkbox } from '@kindred/ui/checkbox/checkbox'
import type { ComboboxOption } from '@kindred/ui/combobox/combobox.island'
import { Select, type SelectOption } from '@kindred/ui/select/select'
import { TextInput } from '@kindred/ui/text-input/text-input'
import { useState } from 'react'
import { fillText } from '../texts/fill-text.ts'
import { dropFinding, putFindings } from './change-findings.ts'
import { FindingList } from './finding-list.tsx'
import { GeneFile } from './gene-file.island.tsx'
import { GenePicker } from './gene-picker.island.tsx'
import type { Findings } from './use-findings.ts'

type FindingFieldsProps = {
  held: Findings
  record: GeneticRecord['record']
  shopCode: string
  genes: ComboboxOption[]
  populations: SelectOption[]
  texts: Record<'person' | 'findings' | 'file' | 'errors', Record<string, string>>
  /** Of each part of the form around them. */
  partClass: string
  onChange?: () => void
}

/** Whose findings they are, and what was found: picked gene by gene or read from a file. Said aloud as it changes. */
export function FindingFields(props: FindingFieldsProps) {
  const { held, record, shopCode, genes, populations, texts, partClass, onChange } = props
  const { relationship, findings } = held
  const [said, setSaid] = useState('')
  const conditions = new Map(genes.map(({ value, label }) => [value, label]))

  const change = (next: GeneFinding[], message = '', gene = '') => {
    held.setFindings(next)
    setSaid(fillText(message, { gene }))
    onChange?.()
  }

  return (
    <>
      <fieldset className={partClass}>
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
              onChange={() => held.setRelationship(value)}
              label={texts.person[value]}
            />
          ))}
        </div>
        {held.isDonor ? (
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
          <Select
            id="population"
            name="population"
            label={texts.person.population}
            help={texts.person.populationHelp}
            options={populations}
            defaultValue={record?.population ?? ''}
          />
        )}
      </fieldset>
      {!held.isDonor && (
        <fieldset className={partClass}>
          <legend>{texts.findings.title}</legend>
          <p className="k-muted">{texts.findings.help}</p>
          <GenePicker
            options={genes}
            texts={texts.findings}
            onAdd={(finding) => change(putFindings(findings, [finding]), texts.findings.added, finding.gene)}
          />
          <GeneFile
            shopCode={shopCode}
            texts={texts.file}
            errors={texts.errors}
            onRead={(read) => change(putFindings(findings, read))}
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
                  change(dropFinding(findings, gene), texts.findings.removed, gene)
                  document.getElementById('gene')?.focus()
                }}
              />
            )}
          </section>
        </fieldset>
      )}
      <p className="k-visually-hidden" role="status">
        {said}
      </p>
    </>
  )
}
