import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { blockSchema } from '../block-schema.ts'
import { BlockCatalogue } from './block-catalogue.tsx'
import { testWords } from './render-block.tsx'

it('BLK-01 shows every block, none of them broken', () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const html = renderToStaticMarkup(
    <BlockCatalogue
      words={testWords}
      form={({ title }) => <p>{title}</p>}
      showcase={({ headline }) => <p>{headline}</p>}
    />,
  )
  expect(html).not.toContain('misconfigured')
  const kinds = new Set([...html.matchAll(/data-block="(\w+)"/g)].map(([, kind]) => kind))
  const all = blockSchema.options.map((option) => option.shape.blockType.value)
  expect(all.filter((kind) => !kinds.has(kind))).toEqual([])
  // No lost key, no wrong nesting, no missing text.
  expect(log).not.toHaveBeenCalled()
  log.mockRestore()
})
