import { createElement, Fragment, type ReactNode, Suspense } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, expect, it, type MockInstance, vi } from 'vitest'
import { settleNode } from './settle-node.ts'

vi.mock('./settle-node.ts', async (load) => ({ ...(await load<object>()), isServerTree: true }))
const { guardBlock } = await import('./guard-block.tsx')

let log: MockInstance
beforeEach(() => {
  log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => log.mockRestore())

const Throwing = (): ReactNode => {
  throw new Error('no picture')
}
const Late = async () => {
  await Promise.resolve()
  throw new Error('too late')
}
const Missing = (): ReactNode => {
  throw Object.assign(new Error('missing'), { digest: 'NEXT_HTTP_ERROR_FALLBACK;404' })
}
const Item = ({ name }: { name: string }) => <li>{name}</li>
const Empty = () => null
const Box = ({ children }: { children: ReactNode }) => (
  <section>
    <h3>title</h3>
    {children}
  </section>
)
const Deep = () => (
  <ul>
    {['a', 'b'].map((key) => (
      <li key={key}>
        <Throwing />
      </li>
    ))}
  </ul>
)

it('BLK-21 says so too where something deep in a block throws, and the rest of the page stands', () => {
  const html = renderToStaticMarkup(
    <>
      <p>before</p>
      {guardBlock('banner', 'b-7', () => (
        <Deep />
      ))}
      {guardBlock('banner', 'b-8', () => (
        <p>after</p>
      ))}
    </>,
  )
  for (const part of ['before', 'banner is broken / misconfigured.', 'b-7', 'no picture', 'after'])
    expect(html).toContain(part)
  expect(html).not.toContain('b-8')
  expect(log).toHaveBeenCalledOnce()
})

it('BLK-21 stands in the place of what fails after waiting', async () => {
  expect(await settleNode(createElement(Late as never), String)).toBe('Error: too late')
})

it('leaves not found and redirects to Next', () => {
  expect(() => guardBlock('banner', 'b-7', () => <Missing />)).toThrow('missing')
})

it('changes nothing of a tree that does not throw', () => {
  const tree = (
    <Fragment>
      text
      <ul title="x">
        {['a', 'b'].map((name) => (
          <Item key={name} name={name} />
        ))}
        <Empty />
      </ul>
      <Box>
        <Item name="d" />
        <p>
          <Item name="e" />
        </p>
      </Box>
      <Suspense fallback={<Throwing />}>
        <Item name="c" />
      </Suspense>
      {false}
      {0}
    </Fragment>
  )
  expect(renderToStaticMarkup(settleNode(tree, () => null))).toBe(renderToStaticMarkup(tree))
  // React would complain about lost keys.
  expect(log).not.toHaveBeenCalled()
})

it('leaves islands to React', () => {
  const island = Object.assign(() => Throwing(), { $$typeof: Symbol.for('react.client.reference') })
  const element = createElement(island)
  expect(settleNode(element, () => null)).toBe(element)
})

it('still lets React complain about a list without keys', () => {
  const tree = (
    <ul>
      {['a', 'b'].map((name) => (
        // biome-ignore lint/correctness/useJsxKeyInIterable: what is complained about
        <Item name={name} />
      ))}
    </ul>
  )
  renderToStaticMarkup(settleNode(tree, () => null))
  expect(log).toHaveBeenCalledOnce()
})
