import type { Attachment, KeptFile } from '@kindred/contracts/files'
import { findCode } from '@kindred/database/database-errors'
import { ok, type Result, refuse } from '@kindred/domain/result'
import { dropFilesOf } from '../files/drop-files-of.ts'
import { keepUpload } from '../files/keep-upload.ts'
import type { Services } from '../services.ts'
import { addReport, listConsents, noteAccess } from './genetic-record.store.ts'
import { ownerOfReports } from './owner-of-reports.ts'

const foreignKeyViolation = '23503'

/**
 * Keeps a laboratory’s report (PDF) for staff to read. Without consent that they may, nothing is kept; a consent that is
 * withdrawn meanwhile takes the file with it.
 */
export async function keepReport(
  services: Services,
  customerId: string,
  attachment: Attachment,
): Promise<Result<KeptFile>> {
  const { db, now } = services
  const refused = refuse('consent-required', 'Agree first that our staff read your report.')
  if (!attachment.fileName.toLowerCase().endsWith('.pdf'))
    return refuse('report-not-pdf', 'A report is a PDF.', { data: { fileName: attachment.fileName } })
  if (!(await listConsents(db, customerId)).includes('review')) return refused
  const owner = ownerOfReports(customerId)
  const kept = await keepUpload(services, { ...attachment, owner })
  if (!kept.ok) return kept
  const { id, fileName } = kept.value
  const at = now()
  try {
    await addReport(db, { fileId: id, customerId, fileName, createdAt: at })
  } catch (error) {
    if (findCode(error) !== foreignKeyViolation) throw error
    await dropFilesOf(services, owner)
    return refused
  }
  await noteAccess(db, { at, actor: `customer:${customerId}`, action: 'genetics.reportKept', customerId })
  return ok(kept.value)
}
