import type { KeptAnswer } from '@kindred/database/schema/form-submissions'
import type { FormAnswers } from '@kindred/domain/forms/check-field'
import { collectAnswers } from '@kindred/domain/forms/collect-answers'
import type { FormField } from '@kindred/domain/forms/form-definition'

/** The answers with the labels that stood above them; a chosen option by its words. */
export function keepAnswers(fields: readonly FormField[], given: FormAnswers): KeptAnswer[] {
  const collected = collectAnswers(fields, given)
  return fields.flatMap((field) => {
    const value = field.id ? collected[field.id] : undefined
    if (!field.id || value === undefined) return []
    const values = [value].flat().map((one) => {
      const option = field.content.find((each) => each.value === one)
      if (!option) return one
      return option.text.toLowerCase() === one.toLowerCase() ? option.text : `${option.text} (${one})`
    })
    return [{ name: field.id, label: field.label || field.id, type: field.type, values }]
  })
}
