'use client'

import type { GeneFinding, ReadGeneFile } from '@kindred/contracts/genetic-matching'
import { readAttachment } from '@kindred/contracts/send-file'
import { Field } from '@kindred/ui/field/field'
import { Note } from '@kindred/ui/note/note'
import { Spinner } from '@kindred/ui/spinner/spinner'
import { type ChangeEvent, useState } from 'react'
import { callShop } from '../browser/call-shop.ts'
import { fillText } from '../texts/fill-text.ts'
import { sayFailure } from './say-failure.ts'

type State =
  | { kind: 'idle' | 'reading' }
  | { kind: 'failed'; why: string }
  | { kind: 'read'; file: ReadGeneFile }

/** Reads a laboratory’s file into the list. It is sent to be read and not kept; nothing is saved by it. */
export function GeneFile({
  shopCode,
  texts,
  errors,
  onRead,
}: {
  shopCode: string
  texts: Record<string, string>
  errors: Record<string, string>
  onRead: (findings: GeneFinding[]) => void
}) {
  const [state, setState] = useState<State>({ kind: 'idle' })
  const choose = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? []
    if (!file) return
    setState({ kind: 'reading' })
    try {
      const body = await readAttachment(file)
      const path = '/api/geneticmatching/files/read'
      const read = await callShop(shopCode)<ReadGeneFile>(path, { method: 'POST', body })
      setState({ kind: 'read', file: read })
      onRead(read.findings)
    } catch (error) {
      setState({ kind: 'failed', why: sayFailure(error, errors) })
    }
    // The same file can be chosen again after it was mended.
    currentTarget.value = ''
  }
  return (
    <div className="k-stack">
      <Field id="gene-file" label={texts.label} help={texts.help}>
        <input
          id="gene-file"
          type="file"
          accept=".csv,.tsv,.txt,.vcf"
          className="k-input"
          aria-describedby="gene-file-help"
          disabled={state.kind === 'reading'}
          onChange={choose}
        />
      </Field>
      <div role="status">
        {state.kind === 'reading' && <Spinner label={texts.reading ?? ''} />}
        {state.kind === 'failed' && <Note tone="error">{state.why}</Note>}
        {state.kind === 'read' && <ReadNote file={state.file} texts={texts} />}
      </div>
    </div>
  )
}

function ReadNote({ file, texts }: { file: ReadGeneFile; texts: Record<string, string> }) {
  const { findings, leftOut, leftOutCount } = file
  return (
    <Note
      tone={leftOutCount > 0 ? 'warn' : 'ok'}
      title={fillText(texts.read ?? '', { count: findings.length })}
    >
      {leftOutCount > 0 && (
        <>
          <p>{fillText(texts.leftOut ?? '', { count: leftOutCount })}</p>
          <ul className="k-left-out">
            {leftOut.slice(0, 20).map(({ line, gene, reason }) => (
              <li key={line}>
                {fillText((gene ? texts.lineOf : texts.line) ?? '', {
                  line,
                  gene,
                  reason: texts[`reasons.${reason}`],
                })}
              </li>
            ))}
          </ul>
        </>
      )}
    </Note>
  )
}
