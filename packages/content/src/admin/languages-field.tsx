import type { Payload } from 'payload'
import { LanguageMarks, MarksLegend } from './language-marks.tsx'
import { readLanguageStates } from './read-language-states.ts'
import { TranslationFile } from './translation-file.island.tsx'

/** Beside a page: its languages, and the file for translators. */
export async function LanguagesField({ id, payload }: { id?: string; payload: Payload }) {
  if (!id) return null
  const [page] = await readLanguageStates(payload, [id])
  return (
    <div className="field-type kindred-languages">
      <h2 className="kindred-side-heading">Languages</h2>
      {page && <LanguageMarks {...page} />}
      <details>
        <summary>What the signs mean</summary>
        <MarksLegend />
      </details>
      <TranslationFile id={id} />
    </div>
  )
}
