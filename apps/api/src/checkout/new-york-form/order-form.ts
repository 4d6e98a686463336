import type { DocumentOrder } from '../../print/printer.ts'
import type { Services } from '../../services.ts'
import { type NewYorkFacts, type NewYorkForm, writeNewYorkForm } from './write-form.ts'

/** The filled New York form, to be printed. */
export const orderNewYorkForm = async (
  services: Services,
  facts: NewYorkFacts,
): Promise<DocumentOrder<{ words: NewYorkForm }>> => ({
  kind: 'newYorkForm',
  locale: 'en-us',
  props: { words: await writeNewYorkForm(services, facts) },
})
