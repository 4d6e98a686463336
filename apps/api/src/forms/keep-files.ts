import type { SubmittedForm } from '@kindred/contracts/forms'
import type { Transaction } from '@kindred/database/pool'
import type { FormAnswers } from '@kindred/domain/forms/check-field'
import { err, type Failure, ok, type Result } from '@kindred/domain/result'
import { claimUploads } from '../files/claim-uploads.ts'
import { keepUpload } from '../files/keep-upload.ts'
import type { Services } from '../services.ts'
import { Refused } from './refused.ts'

type FieldFile = { id: string; field: string }

/** Whether files of a field travelled before the form. */
export const sentAhead = ({ uploads }: SubmittedForm, field: string | undefined) =>
  uploads.some((upload) => upload.field === field && upload.files.some((file) => 'id' in file))

/** Files by field with the size they claim; their bytes are read when they are kept. */
export function announceFiles({ uploads }: SubmittedForm): FormAnswers['files'] {
  const announced: Record<string, { name: string; size: number }[]> = {}
  for (const { field, files } of uploads) {
    announced[field] ??= []
    for (const file of files)
      announced[field].push(
        'id' in file ? { name: 'file', size: 0 } : { name: file.fileName, size: file.length },
      )
  }
  return announced
}

/** Keeps the files that came with a form, still unclaimed; those that were sent ahead are kept already. */
export async function keepFiles(
  services: Services,
  { uploads }: SubmittedForm,
  owner: string,
): Promise<Result<FieldFile[], Failure[]>> {
  const kept: FieldFile[] = []
  for (const { field, files } of uploads)
    for (const file of files) {
      if ('id' in file) kept.push({ id: file.id, field })
      else {
        const stored = await keepUpload(services, { ...file, owner })
        if (!stored.ok) return err([{ ...stored.error, field }])
        kept.push({ id: stored.value.id, field })
      }
    }
  return ok(kept)
}

/** Gives kept files to a submission. @throws Refused when one is gone */
export async function claimFiles(on: Transaction, files: readonly FieldFile[], submissionId: string) {
  const claimed = await claimUploads(
    on,
    files.map(({ id }) => id),
    `form-submission:${submissionId}`,
  )
  if (!claimed.ok) throw new Refused([{ ...claimed.error, field: files[0]?.field }])
  return claimed.value.map((file, index) => ({
    ...file,
    name: file.fileName,
    size: file.length,
    field: files[index]?.field ?? '',
  }))
}

/** Files by the field they were chosen in. */
export function groupByField<File extends { field: string }>(files: readonly File[]): Record<string, File[]> {
  const groups: Record<string, File[]> = {}
  for (const file of files) groups[file.field] = [...(groups[file.field] ?? []), file]
  return groups
}
