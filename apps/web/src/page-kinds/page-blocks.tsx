import { RenderBlocks } from '@kindred/content/blocks/render-blocks.tsx'
import { readRequest } from '../server/call-api.ts'
import { DonorShowcase } from './donor-search/donor-showcase.tsx'
import { SearchStarter } from './donor-search/search-starter.tsx'
import { makeBlockWords } from './make-block-words.ts'
import { mayRunScripts } from './may-run-scripts.ts'
import { ModalPages } from './modal-page/modal-pages.lazy.tsx'
import type { PageKindProps } from './page-kind.ts'
import { beginsOnThreads, ThreadsAhead } from './threads-ahead.tsx'

/** The blocks an editor put on a page, with what the shop fills in: the start of a search, donors of the moment. */
export async function PageBlocks({ page, locale, shopCode, visitorType, path }: PageKindProps) {
  const place = { locale, shopCode, visitorType, path }
  const words = await makeBlockWords(locale)
  const { blocksApart } = await readRequest()
  const rendered = (
    <>
      {beginsOnThreads(page.blocks) && <ThreadsAhead />}
      <RenderBlocks
        blocks={page.blocks}
        words={words}
        starter={<SearchStarter place={place} />}
        form={async (block) => {
          // Loaded only for pages that ask something.
          const { FormBlock } = await import('../forms/form-block.tsx')
          return FormBlock({ block, locale, shopCode })
        }}
        showcase={(block) => DonorShowcase({ block, place })}
        allowsScripts={mayRunScripts(page)}
        apart={blocksApart}
      />
    </>
  )
  const lang = page.otherLanguages?.blocks
  const blocks = lang ? (
    <div lang={lang} className="k-other-language">
      {rendered}
    </div>
  ) : (
    rendered
  )
  // The island comes only where a link of the page needs it.
  if (!opensPages(page.blocks)) return blocks
  return (
    <>
      {blocks}
      <ModalPages
        locale={locale}
        texts={{
          close: words.t('blocks.modal.close'),
          loading: words.t('blocks.modal.loading'),
          failed: words.t('blocks.modal.failed'),
          open: words.t('blocks.modal.open'),
        }}
      />
    </>
  )
}

/** Whether a button or a link within a text opens its page in a panel. */
function opensPages(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(opensPages)
  if (typeof value !== 'object' || value === null) return false
  return ('opensInModal' in value && value.opensInModal === true) || Object.values(value).some(opensPages)
}
