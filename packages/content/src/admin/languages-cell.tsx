import type { Payload } from 'payload'
import { LanguageMarks } from './language-marks.tsx'
import { readLanguageStates } from './read-language-states.ts'

/** In the list of pages: which languages there are of a page. */
export async function LanguagesCell({ rowData, payload }: { rowData?: { id?: string }; payload: Payload }) {
  if (!rowData?.id) return null
  const [page] = await readLanguageStates(payload, [rowData.id])
  return page ? <LanguageMarks {...page} /> : null
}
