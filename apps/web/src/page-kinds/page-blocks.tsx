import { RenderBlocks } from '@kindred/content/blocks/render-blocks.tsx'
import { DonorShowcase } from './donor-search/donor-showcase.tsx'
import { SearchStarter } from './donor-search/search-starter.tsx'
import { makeBlockWords } from './make-block-words.ts'
import { mayRunScripts } from './may-run-scripts.ts'
import type { PageKindProps } from './page-kind.ts'

/** The blocks an editor put on a page, with what the shop fills in: the start of a search, donors of the moment. */
export async function PageBlocks({ page, locale, shopCode, visitorType, path }: PageKindProps) {
  const place = { locale, shopCode, visitorType, path }
  return (
    <RenderBlocks
      blocks={page.blocks}
      words={await makeBlockWords(locale)}
      starter={<SearchStarter place={place} />}
      form={async (block) => {
        // Loaded only for pages that ask something.
        const { FormBlock } = await import('../forms/form-block.tsx')
        return FormBlock({ block, locale, shopCode })
      }}
      showcase={(block) => DonorShowcase({ block, place })}
      allowsScripts={mayRunScripts(page)}
    />
  )
}
