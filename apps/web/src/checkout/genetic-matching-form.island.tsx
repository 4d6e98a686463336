'use client'

import type { Checkout } from '@kindred/contracts/checkout'
import type { GeneticRecord } from '@kindred/contracts/genetic-matching'
import { SendFileError, sendFile } from '@kindred/contracts/send-file'
import { Checkbox } from '@kindred/ui/checkbox/checkbox'
import type { ComboboxOption } from '@kindred/ui/combobox/combobox.island'
import { Field } from '@kindred/ui/field/field'
import { Progress } from '@kindred/ui/progress/progress'
import type { SelectOption } from '@kindred/ui/select/select'
import { type FormEvent, useState } from 'react'
import { FindingFields } from '../genetic-matching/finding-fields.tsx'
import { useFindings } from '../genetic-matching/use-findings.ts'
import { goToNext } from './go-to-next.ts'
import { type IslandTexts, useTexts } from './island-texts.ts'
import { type CheckoutPlace, checkoutCall } from './place.ts'
import { StepForm } from './step-form.tsx'
import { useAction } from './use-action.ts'

type Words = Record<'person' | 'findings' | 'file' | 'report' | 'consent' | 'errors', Record<string, string>>

type GeneticMatchingFormProps = {
  place: CheckoutPlace
  texts: IslandTexts
  checkout: Checkout
  now: string
  genetics: GeneticRecord
  genes: ComboboxOption[]
  populations: SelectOption[]
  /** Texts of `genetics`, by part. */
  words: Words
}

/**
 * Relationship, findings and report in one form (GEN-02). What is agreed to is saved first, then the report goes, then what
 * was found: each needs the one before. Nothing that was agreed to earlier is withdrawn here.
 */
export function GeneticMatchingForm(props: GeneticMatchingFormProps) {
  const { place, texts, checkout, now, genetics, genes, populations, words } = props
  const t = useTexts(texts)
  const { language } = texts
  const { busy, failures, setFailures, send, run } = useAction(place.shopCode)
  const { record, consents, reports } = genetics
  const held = useFindings(record)
  const [mayReview, setMayReview] = useState(consents.review)
  const [share, setShare] = useState<number | null>(null)

  const fail = (code: string, field?: string): 'stays' => {
    setFailures([{ code, message: '', ...(field ? { field } : {}) }])
    return 'stays'
  }

  /** GEN-05. Why it was not taken, or null. */
  const upload = async (file: File): Promise<string | null> => {
    try {
      const onProgress = (sent: number, total: number) => setShare(sent / total)
      const path = checkoutCall(place, 'uploadgeneticanalysisfile')
      await sendFile(file, { onProgress }, { 'x-shop-code': place.shopCode }, path)
      return null
    } catch (error) {
      return error instanceof SendFileError ? error.code : 'other'
    } finally {
      setShare(null)
    }
  }

  const submit = (event: FormEvent<HTMLFormElement>) => {
    const form = new FormData(event.currentTarget)
    const file = form.get('report')
    const agreed = { findings: form.get('findings') === 'yes', review: mayReview }
    const body = held.readFrom(form)
    // What can be seen here is said at once, before anything is sent.
    const missing = [
      ...(agreed.findings ? [] : [{ code: 'consent-required', message: '', field: 'consent' }]),
      ...(held.isDonor && !body.otherDonorId
        ? [{ code: 'unknown-donor', message: '', field: 'otherDonorId' }]
        : []),
    ]
    if (missing.length > 0) return setFailures(missing)
    void run(async () => {
      if (!consents.findings || agreed.review !== consents.review) {
        const saved = await send('/api/geneticmatching/consents', { method: 'PUT', body: agreed })
        if (!saved) return 'stays'
      }
      if (agreed.review && file instanceof File && file.name !== '') {
        const refused = await upload(file)
        if (refused) return fail(refused, 'report')
      }
      const saved = await send<Checkout>(checkoutCall(place, 'submitgeneticmatchingtab'), { body })
      return saved ? goToNext(place, saved, 'geneticMatchingInformation') : 'stays'
    })
  }

  return (
    <StepForm
      {...{ place, checkout, now, t, language, busy, failures }}
      tab="geneticMatchingInformation"
      fields={{
        consent: { id: 'consent-findings', label: words.consent.findings ?? '' },
        report: { id: 'report', label: words.report.label ?? '' },
        otherDonorId: { id: 'donor', label: words.person.donor ?? '' },
      }}
      submitLabel={t('basket.continue')}
      busyLabel={t('checkout.saving')}
      onSubmit={submit}
    >
      <FindingFields
        {...{ held, record, genes, populations }}
        shopCode={place.shopCode}
        texts={words}
        partClass="k-checkout__part k-stack"
      />
      <fieldset className="k-checkout__part k-stack">
        <legend>{t('checkout.geneticMatching.consents')}</legend>
        <Checkbox
          id="consent-findings"
          name="findings"
          value="yes"
          defaultChecked={consents.findings}
          label={words.consent.findings}
          help={words.consent.findingsHelp}
        />
        <Checkbox
          id="consent-review"
          name="review"
          value="yes"
          checked={mayReview}
          disabled={consents.review}
          onChange={(event) => setMayReview(event.target.checked)}
          label={words.consent.review}
          help={words.consent.reviewHelp}
        />
        <p className="k-muted">{t('checkout.geneticMatching.withdraw')}</p>
      </fieldset>
      {mayReview && (
        <fieldset className="k-checkout__part k-stack">
          <legend>{words.report.title}</legend>
          {reports.length > 0 && (
            <ul>
              {reports.map((report) => (
                <li key={report.id}>{report.fileName}</li>
              ))}
            </ul>
          )}
          <Field id="report" label={words.report.label}>
            <input id="report" name="report" type="file" accept=".pdf" className="k-input" />
          </Field>
          {share !== null && <Progress value={share} label={words.report.sending ?? ''} />}
        </fieldset>
      )}
    </StepForm>
  )
}
