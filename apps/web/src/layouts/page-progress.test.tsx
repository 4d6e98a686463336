// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import texts from '../../../../packages/content/src/texts/en-gb/common.json' with { type: 'json' }
import { WatchPageProgress } from './page-progress.island.tsx'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

let root: Root
beforeEach(async () => {
  vi.useFakeTimers()
  document.body.innerHTML = '<a href="/en-gb/dk-shop/private/prices/">Prices</a><div id="root"></div>'
  root = createRoot(document.getElementById('root') as HTMLElement)
  await act(async () => root.render(<WatchPageProgress slowText={texts.loadingSlow} />))
})
afterEach(async () => {
  await act(async () => root.unmount())
  vi.useRealTimers()
})

const said = () => document.querySelector('[role="status"]')?.textContent
const state = () => document.querySelector('[data-state]')?.getAttribute('data-state')
const pass = (milliseconds: number) => act(async () => vi.advanceTimersByTime(milliseconds))
/** Follows a link; the page that would come stays away. */
const leave = () => act(async () => document.querySelector('a')?.click())

describe('the wait for a page', () => {
  it('LAY-10 is put into words after 4 s, not before', async () => {
    await leave()
    expect(state()).toBe('loading')
    await pass(3999)
    expect(said()).toBe('')
    await pass(1)
    expect(said()).toBe('Loading seems to take too long. Be patient!')
  })

  it('LAY-10 ends when the page is there, was stopped, or came back from the browser’s memory', async () => {
    for (const end of [new KeyboardEvent('keydown', { key: 'Escape' }), new Event('pageshow')]) {
      await leave()
      await pass(4000)
      expect(state()).toBe('slow')
      await act(async () => window.dispatchEvent(end))
      expect([state(), said()]).toEqual(['still', ''])
      await pass(4000)
      expect(state()).toBe('still')
    }
  })

  it('LAY-10 counts from the last time that the page was left', async () => {
    await leave()
    await pass(3000)
    await act(async () => window.dispatchEvent(new Event('pageshow')))
    await leave()
    await pass(3000)
    expect(said()).toBe('')
    await pass(1000)
    expect(state()).toBe('slow')
  })
})
