import { dropUpload } from '../files/drop-upload.ts'
import { findUpload } from '../files/find-upload.ts'
import type { Services } from '../services.ts'
import { deleteReport, listReports, noteAccess } from './genetic-record.store.ts'

/** Whether the report is this customer's; who opens it is written down. */
export async function openReport(
  services: Services,
  customerId: string,
  fileId: string,
  actor: string,
): Promise<boolean> {
  const isTheirs = await isReportOf(services, customerId, fileId)
  if (isTheirs)
    await noteAccess(services.db, { at: services.now(), actor, action: 'genetics.reportRead', customerId })
  return isTheirs
}

/** Deletes a report with its bytes; one that is not there, or another's, changes nothing. */
export async function removeReport(services: Services, customerId: string, fileId: string): Promise<void> {
  if (!(await isReportOf(services, customerId, fileId))) return
  const file = await findUpload(services, fileId)
  if (file) await dropUpload(services, file)
  await deleteReport(services.db, fileId)
  const actor = `customer:${customerId}`
  await noteAccess(services.db, { at: services.now(), actor, action: 'genetics.reportDeleted', customerId })
}

async function isReportOf({ db }: Services, customerId: string, fileId: string): Promise<boolean> {
  return (await listReports(db, customerId)).some((report) => report.fileId === fileId)
}
