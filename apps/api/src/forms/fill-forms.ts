import { sanitiseMessage } from '@kindred/content/blocks/form/sanitise-message.ts'
import { formSubmitUrl } from '@kindred/contracts/forms'
import { readRedirect } from '@kindred/domain/forms/read-redirect'
import type { Locale } from '@kindred/domain/vocabulary'
import type { Services } from '../services.ts'
import { makeStamp } from './bot-check/stamp.ts'
import { readForms } from './form.store.ts'
import { localiseForm } from './localise-form.ts'

type StoredBlock = Record<string, unknown>

/** Ids of the forms that the blocks of a page show: its tags in the page cache are `form:<id>`. */
export function findFormIds(blocks: readonly StoredBlock[]): string[] {
  return blocks.flatMap(({ blockType, form }) =>
    blockType === 'form' && typeof form === 'string' ? [form] : [],
  )
}

/**
 * Puts into each block `form` what its form asks, in the language of the page (FORM-01). A form that is not published
 * leaves the block as it was, which the page then shows as broken (BLK-21).
 *
 * @param pageId of the page the form stands on, sent back as `formHostedPage`
 */
export async function fillForms<Block extends StoredBlock>(
  services: Services,
  blocks: readonly Block[],
  { locale, pageId }: { locale: Locale; pageId: number },
): Promise<Block[]> {
  const rows = await readForms(services.pool, findFormIds(blocks))
  return blocks.map((block) => {
    const row = block.blockType === 'form' ? rows.find(({ id }) => id === block.form) : undefined
    if (!row) return block
    const form = localiseForm(row, locale)
    return {
      ...block,
      ...form,
      successMessage: form.successMessage && sanitiseMessage(form.successMessage),
      redirectUrl: readRedirect(form.redirectUrl),
      pageId: String(pageId),
      submitUrl: formSubmitUrl,
      donorTrackingData: { donorCandidateKind: row.donorCandidateKind, department: row.department },
      stamp: makeStamp(services.config.keys.formStamp, 'page', services.now()),
    }
  })
}
