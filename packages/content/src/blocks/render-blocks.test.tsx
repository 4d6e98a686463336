import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { RenderBlocks } from './render-blocks.tsx'
import { sampleBlocks } from './sample-blocks.ts'

const words = {
  t: (key: string) => key,
  nameCountry: (code: string) => `Country ${code}`,
  formatDate: (date: string) => date,
  formatMoney: ({ amountMinor, currency }: { amountMinor: number; currency: string }) =>
    `${currency} ${amountMinor / 100}`,
}
const render = (blocks: { blockType: string; id: string }[]) =>
  renderToStaticMarkup(
    <RenderBlocks
      blocks={blocks}
      words={words}
      starter={<p>Search here</p>}
      showcase={({ headline }) => <p>{headline}</p>}
    />,
  )

it.each(sampleBlocks.map((block) => [block.blockType, block] as const))(
  'BLK-01 shows the block %s',
  (_kind, block) => {
    const html = render([block])
    expect(html).not.toContain('misconfigured')
    expect(html).toContain(
      'headline' in block && block.headline
        ? block.headline
        : block.blockType === 'quote'
          ? block.text
          : 'Words of an editor',
    )
  },
)

it('BLK-07 shows the search where a hero asks for it', () => {
  expect(render(sampleBlocks.filter(({ blockType }) => blockType === 'hero'))).toContain('Search here')
})

it('BLK-20 leaves only a comment for a kind it does not know', () => {
  const html = render([{ blockType: 'carousel--><script>', id: 'x' }])
  expect(html).toBe('<span hidden=""><!-- unknown block: carouselscript --></span>')
})

it('BLK-21 says which block is broken, by kind and id, and shows the rest', () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const broken = { blockType: 'quote', id: 'q-7', text: 7 } as { blockType: string; id: string }
  const html = render([broken, ...sampleBlocks.slice(1, 2)])
  expect(html).toContain('quote is broken / misconfigured.')
  expect(html).toContain('q-7')
  expect(html).toContain('Words of an editor')
  expect(log).toHaveBeenCalledOnce()
  log.mockRestore()
})
