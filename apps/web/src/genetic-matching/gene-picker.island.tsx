'use client'

import type { GeneFinding } from '@kindred/contracts/genetic-matching'
import type { GeneResult } from '@kindred/domain/genetic-matching/gene'
import { Button } from '@kindred/ui/button/button'
import { Combobox, type ComboboxOption } from '@kindred/ui/combobox/combobox.island'
import { useState } from 'react'

/** One gene and what was found in it. The field is empty and focused again afterwards, for the next one. */
export function GenePicker({
  options,
  texts,
  onAdd,
}: {
  options: ComboboxOption[]
  texts: Record<string, string>
  onAdd: (finding: GeneFinding) => void
}) {
  const [gene, setGene] = useState('')
  const [isMissing, setMissing] = useState(false)
  const add = (result: GeneResult) => {
    setMissing(gene === '')
    document.getElementById('gene')?.focus()
    if (gene === '') return
    onAdd({ gene, result })
    setGene('')
  }
  return (
    <div className="k-gene-picker">
      <Combobox
        id="gene"
        label={texts.gene}
        help={texts.geneHelp}
        error={isMissing ? texts.chooseFirst : undefined}
        options={options}
        value={gene}
        onChange={(value) => {
          setGene(value)
          setMissing(false)
        }}
        emptyText={texts.noGene ?? ''}
      />
      <div className="k-row">
        <Button type="button" variant="outlined" onClick={() => add('carrier')}>
          {texts.addCarrier}
        </Button>
        <Button type="button" variant="outlined" onClick={() => add('notFound')}>
          {texts.addNotFound}
        </Button>
      </div>
    </div>
  )
}
