'use client'

import { CallError, makeSend } from '@kindred/contracts/request'
import { locales } from '@kindred/domain/vocabulary'
import { Button, toast, useFormModified, useLocale } from '@payloadcms/ui'
import { type ChangeEvent, useState } from 'react'
import { nameLocale } from '../config/locales.ts'
import type { ImportReport } from '../xliff/merge-xliff.ts'

const send = makeSend('', () => ({}))

/** The texts of a page as a file for translators, and back: from a chosen language to the one that is being edited. */
export function TranslationFile({ id }: { id: string }) {
  const { code: to } = useLocale()
  const isModified = useFormModified()
  const [from, setFrom] = useState(to === 'en-GB' ? 'da-DK' : 'en-GB')
  const address = `/cms-api/pages/${id}/xliff?from=${from}&to=${to}`

  async function bring({ target }: ChangeEvent<HTMLInputElement>) {
    const file = target.files?.[0]
    target.value = ''
    if (!file) return
    try {
      const body = new Blob([file], { type: 'application/xliff+xml' })
      const report = await send<ImportReport>(address, { method: 'POST', body })
      toast.success(describe(report), { duration: 15_000 })
      // The form holds the old texts.
      if (report.changed.length > 0) setTimeout(() => window.location.reload(), 4000)
    } catch (error) {
      const [refusal] = error instanceof CallError ? error.errors : []
      toast.error(refusal?.message ?? 'The file could not be taken in.')
    }
  }

  if (from === to) return null
  return (
    <div className="kindred-file">
      <h2 className="kindred-side-heading">File for translators</h2>
      <label>
        From{' '}
        <select value={from} onChange={(event) => setFrom(event.target.value)}>
          {locales
            .filter((locale) => locale !== to)
            .map((locale) => (
              <option key={locale} value={locale}>
                {nameLocale(locale)}
              </option>
            ))}
        </select>{' '}
        to {nameLocale(to)}
      </label>
      <div className="kindred-file-ways">
        <Button buttonStyle="secondary" size="small" el="anchor" url={address}>
          Download XLIFF
        </Button>
        <label className={`kindred-upload${isModified ? ' kindred-upload--off' : ''}`}>
          Bring it back
          <input
            type="file"
            accept=".xlf,.xliff,application/xliff+xml"
            disabled={isModified}
            onChange={bring}
          />
        </label>
      </div>
      {isModified && <p className="kindred-help">Save the draft first.</p>}
    </div>
  )
}

function describe({ changed, same, outdated, missing }: ImportReport): string {
  const parts = [`${changed.length} texts changed, ${same} were the same already.`]
  if (outdated.length > 0) parts.push(`${outdated.length} left alone, since the original has changed.`)
  if (missing.length > 0) parts.push(`${missing.length} are not translated yet.`)
  return parts.join(' ')
}
