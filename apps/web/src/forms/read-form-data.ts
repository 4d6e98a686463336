import { inputName } from './form-view.ts'

/** What stands in the inputs of a form: texts and files by field id. Empty file inputs give an empty nameless file. */
export type GivenAnswers = { texts: Record<string, string[]>; files: Record<string, File[]> }

const prefix = inputName('')

/** Reads the inputs of a form, in the browser and where a form without scripts arrives. */
export function readFormData(form: FormData): GivenAnswers {
  const given: GivenAnswers = { texts: {}, files: {} }
  for (const [name, value] of form) {
    if (!name.startsWith(prefix)) continue
    const id = name.slice(prefix.length)
    if (typeof value === 'string') given.texts[id] = [...(given.texts[id] ?? []), value]
    else if (value.size > 0 || value.name) given.files[id] = [...(given.files[id] ?? []), value]
  }
  return given
}
