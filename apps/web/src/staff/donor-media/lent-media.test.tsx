// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

let answer: unknown
const asked: string[] = []
vi.mock('@kindred/contracts/request', async (original) => ({
  ...(await original<object>()),
  makeSend: () => async (path: string) => {
    asked.push(path)
    if (answer instanceof Error) throw answer
    return answer
  },
}))
const { LentMedia, LentOne } = await import('./lent-media.island.tsx')

let root: Root
beforeEach(() => {
  asked.length = 0
  answer = [{ id: 'm1', address: '/api/donors/media/m1?signature=s' }]
  root = createRoot(document.body.appendChild(document.createElement('div')))
})
afterEach(async () => {
  await act(async () => root.unmount())
  document.body.replaceChildren()
})
const show = (ids: string) =>
  act(async () =>
    root.render(
      <LentMedia donorGuid="d1" ids={ids} texts={{ failed: 'Not seen.', again: 'Again' }}>
        <LentOne id="m1" name="Adult photo 1" width={720} height={900} />
      </LentMedia>,
    ),
  )

it('shows a picture by the address that was lent to this browser, and asks anew when something changed', async () => {
  await show('m1')
  expect(document.querySelector('img')?.getAttribute('src')).toBe('/api/donors/media/m1?signature=s')
  expect(document.querySelector('img')?.getAttribute('alt')).toBe('Adult photo 1')
  await show('m1')
  expect(asked).toEqual(['/api/staff/donors/d1/media/addresses'])
  await show('m1,m2')
  expect(asked).toHaveLength(2)
})

it('asks for nothing where nothing is kept, so that no look is written down', async () => {
  await show('')
  expect(asked).toEqual([])
})

it('says that pictures could not be fetched, and tries again when asked', async () => {
  answer = new Error('offline')
  await show('m1')
  expect(document.querySelector('[role=alert]')?.textContent).toContain('Not seen.')
  answer = [{ id: 'm1', address: '/a' }]
  await act(async () => document.querySelector('button')?.click())
  expect(document.querySelector('img')?.getAttribute('src')).toBe('/a')
  expect(document.querySelector('[role=alert]')).toBeNull()
})
