import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { BlockBoundary } from './block-boundary.island.tsx'
import { guardBlock } from './guard-block.tsx'

beforeEach(() => vi.spyOn(console, 'error').mockImplementation(() => undefined))
afterEach(() => vi.restoreAllMocks())

const fail = () => {
  throw new Error('no donors')
}

it('BLK-21 says kind, id and message of a block that throws while the page is made', async () => {
  const atOnce = renderToStaticMarkup(guardBlock('donorShowcase', 'd-1', fail))
  const later = renderToStaticMarkup(await guardBlock('donorShowcase', 'd-1', async () => fail()))
  for (const html of [atOnce, later]) {
    expect(html).toContain('donorShowcase is broken / misconfigured.')
    expect(html).toContain('d-1')
    expect(html).toContain('no donors')
  }
  expect(renderToStaticMarkup(guardBlock('quote', 'q', () => <p>Whole</p>))).toBe('<p>Whole</p>')
})

it('BLK-21 says the same for what fails in the browser', () => {
  expect(BlockBoundary.getDerivedStateFromError(new Error('lost'))).toEqual({ error: new Error('lost') })
  const boundary = new BlockBoundary({ kind: 'imageSlider', id: 's-1', children: <p>Whole</p> })
  expect(renderToStaticMarkup(boundary.render())).toBe('<p>Whole</p>')
  boundary.state = { error: new Error('lost') }
  const html = renderToStaticMarkup(boundary.render())
  expect(html).toContain('imageSlider is broken / misconfigured.')
  expect(html).toContain('s-1')
  expect(html).toContain('lost')
})
