import type { GeneticRecord } from '@kindred/contracts/genetic-matching'
import { readGenesOf } from '../donors/donor-genes.ts'
import type { Services } from '../services.ts'
import { findFindings, listConsents, listReports, noteAccess } from './genetic-record.store.ts'
import { openFindings } from './sealed-findings.ts'

/** Everything a customer has given us, for themselves or for staff whom they let. Who looked is written down. */
export async function readRecord(
  services: Services,
  customerId: string,
  actor: string,
): Promise<GeneticRecord> {
  const { db, config, now } = services
  const [consents, row, reports] = await Promise.all([
    listConsents(db, customerId),
    findFindings(db, customerId),
    listReports(db, customerId),
  ])
  if (row) await noteAccess(db, { at: now(), actor, action: 'genetics.read', customerId })
  const other = row?.otherDonorId ? await readGenesOf(services, row.otherDonorId) : null
  return {
    consents: { findings: consents.includes('findings'), review: consents.includes('review') },
    record: row && {
      relationship: row.relationship,
      otherDonor: other ? { donorId: other.code, name: other.name } : null,
      ...openFindings(config, customerId, row.sealedFindings),
      version: row.version,
      updatedAt: row.updatedAt.toISOString(),
      confirmedAt: row.confirmedAt?.toISOString() ?? null,
    },
    reports: reports.map(({ fileId, fileName, createdAt }) => ({
      id: fileId,
      fileName,
      createdAt: createdAt.toISOString(),
    })),
  }
}
