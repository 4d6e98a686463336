import type { DonorTrackingData } from '@kindred/domain/measurement/measured-event'
import type { Services } from '../services.ts'
import { readForms } from './form.store.ts'

/** FORM-01, DNR-06: what a published form says of itself for measurement; null when there is no such form. */
export async function findTrackingData(
  { pool }: Services,
  formGuid: string,
): Promise<DonorTrackingData | null> {
  const [form] = await readForms(pool, [formGuid])
  return form ? { donorCandidateKind: form.donorCandidateKind, department: form.department } : null
}
