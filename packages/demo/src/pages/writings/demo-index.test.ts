import { blockSchema } from '@kindred/content/blocks/block-schema.ts'
import { expect, it } from 'vitest'
import { demoPages } from './demo-index.ts'

const kindsOf = (value: unknown): string[] => {
  if (Array.isArray(value)) return value.flatMap(kindsOf)
  if (typeof value !== 'object' || value === null) return []
  const { blockType } = value as { blockType?: unknown }
  return [...(typeof blockType === 'string' ? [blockType] : []), ...Object.values(value).flatMap(kindsOf)]
}

it.each(blockSchema.options.map((option) => option.shape.blockType.value))(
  'BLK-01 shows the block %s on a demo page',
  (kind) => {
    expect(demoPages.flatMap(({ texts }) => kindsOf(texts))).toContain(kind)
  },
)

it('BLK-01 keeps demo pages from search engines, leads to each from one page, and gives each a name of its own', () => {
  const [index, ...rest] = demoPages
  const links = JSON.stringify(index?.texts)
  for (const page of rest) {
    expect(page.noindex).toBe(true)
    expect(links).toContain(page.texts['en-GB'].title)
    expect(page.parent).toBe('demo')
  }
  expect(new Set(demoPages.map(({ epiId }) => epiId)).size).toBe(demoPages.length)
})
