import { Writable } from 'node:stream'
import type { ReactNode } from 'react'
import { renderToPipeableStream } from 'react-dom/server'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { listBroken } from './list-broken.ts'
import { RenderBlocks } from './render-blocks.tsx'
import { sampleBlocks } from './sample-blocks.ts'

beforeEach(() => vi.spyOn(console, 'error').mockImplementation(() => undefined))
afterEach(() => vi.restoreAllMocks())

/** As an island of a block does: React, not we, calls it. */
const Failing = (): ReactNode => {
  throw new Error('no window')
}
const long = 'word '.repeat(4000)
const quote = (id: string, text: string) => ({ blockType: 'quote', id, text })
const nested = {
  blockType: 'twoColumns',
  id: 'columns',
  leftWidth: 50,
  left: { blocks: [quote('in-columns', 'beside it')] },
  right: {},
}
const failing = { ...sampleBlocks.find(({ blockType }) => blockType === 'donorShowcase'), id: 'failing' }
const blocks = [quote('first', 'before'), failing, quote('long', long), nested, quote('last', 'after')]

/** A page made as Next makes it, by the renderer that streams. @throws what fails outside of every boundary */
function makePage(apart: 'all' | string[], draw: () => ReactNode): Promise<string> {
  return new Promise((resolve, reject) => {
    let html = ''
    const out = new Writable({
      write(part, _encoding, done) {
        html += part
        done()
      },
      final: () => resolve(html),
    })
    const { pipe } = renderToPipeableStream(
      <RenderBlocks
        blocks={blocks as never}
        words={{ t: String, nameCountry: String, formatDate: String, formatMoney: String }}
        showcase={draw}
        apart={apart}
      />,
      {
        onShellReady: () => pipe(out),
        onShellError: reject,
        onError: () => '0',
      },
    )
  })
}

const throwAtOnce = () => <Failing />
const throwLater = async () => {
  await Promise.resolve()
  return <Failing />
}

it.each([
  ['at once', throwAtOnce],
  ['after waiting', throwLater],
])(
  'BLK-21 an island that throws %s while the page is made leaves its message, and the rest stands',
  async (_when, draw) => {
    // Why the page must be asked for again.
    await expect(makePage([], draw)).rejects.toThrow('no window')
    expect(listBroken(await makePage('all', draw))).toEqual(['failing'])

    const html = await makePage(['failing'], draw)
    expect(html).toContain('donorShowcase is broken / misconfigured.')
    expect(html).toContain('<p>failing</p>')
    // Everything else is where it belongs, needing no script.
    const [scriptless = ''] = html.split('<script')
    const places = ['before', 'is broken', 'beside it', 'after'].map((words) => scriptless.indexOf(words))
    expect(places).not.toContain(-1)
    expect(places).toEqual(places.toSorted((a, b) => a - b))
    expect(html).not.toContain('<div hidden')
  },
)

it('BLK-21 no block is apart as long as none fails', async () => {
  const html = await makePage([], () => <p>donors</p>)
  expect(html).not.toContain('<!--$')
  expect(html).toContain('after')
  expect(listBroken(await makePage('all', () => <p>donors</p>))).toEqual([])
})
