import { renderToStaticMarkup } from 'react-dom/server'
import type { BlockWords } from '../block-words.ts'
import { RenderBlocks } from '../render-blocks.tsx'

/** Words for tests: the key, and what is put into it. */
export const testWords: BlockWords = {
  t: (key, values) => (values ? `${key} ${Object.values(values).join(' ')}` : key),
  nameCountry: (code) => code,
  formatDate: (date) => date,
  formatMoney: ({ amountMinor, currency }) => `${currency} ${amountMinor / 100}`,
}

/** A block as HTML, as a page draws it. */
export function renderBlock(block: { blockType: string; id: string }, allowsScripts = false): string {
  return renderToStaticMarkup(
    <RenderBlocks blocks={[block]} words={testWords} allowsScripts={allowsScripts} />,
  )
}
