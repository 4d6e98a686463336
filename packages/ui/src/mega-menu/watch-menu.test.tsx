// @vitest-environment happy-dom
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { MegaMenu, type MegaMenuItem } from './mega-menu.tsx'
import { closeAfter, openAfter, watchMenu } from './watch-menu.tsx'

const link = (title: string) => ({ title, href: `/${title}/` })
const column = (title: string) => ({ title, links: [link(`${title}-a`), link(`${title}-b`)] })
const block = { title: 'Beside', linkText: 'Read', href: '/beside/' }
const items: MegaMenuItem[] = [
  { ...link('find'), columns: ['1', '2', '3', '4'].map(column) },
  link('prices'),
  { ...link('how'), columns: ['5', '6', '7'].map(column), blocks: [block] },
]

let stop: () => void
const root = () => document.querySelector<HTMLElement>('nav > div') as HTMLElement
const [panel, summary] = [
  (at: number) => document.querySelectorAll('details')[at] as HTMLDetailsElement,
  (at: number) => document.querySelectorAll('summary')[at] as HTMLElement,
]
const key = (name: string) =>
  (document.activeElement as HTMLElement).dispatchEvent(
    new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true }),
  )
const pointer = (name: string, at: Element, pointerType = 'mouse') =>
  at.dispatchEvent(new PointerEvent(name, { pointerType, bubbles: true }))

beforeEach(() => {
  vi.useFakeTimers()
  document.body.innerHTML = renderToStaticMarkup(<MegaMenu label="Main" items={items} />)
  stop = watchMenu(root())
})
afterEach(() => {
  stop()
  vi.useRealTimers()
})

it('LAY-03 shows at most three columns, two beside a block', () => {
  const columns = [0, 1].map((at) => panel(at).querySelectorAll('.k-mega-menu__column').length)
  expect(columns).toEqual([3, 2])
  expect(panel(1).querySelector('.k-mega-menu__block a')?.getAttribute('href')).toBe('/beside/')
})

it('LAY-03 is a disclosure of links, with no role of an application menu', () => {
  expect(document.querySelectorAll('[role]').length).toBe(0)
  expect([...document.querySelectorAll('summary')].map((one) => one.textContent)).toEqual(['find', 'how'])
})

it('LAY-03 walks the top line by arrows, Home and End, and goes into a panel and back by Escape', () => {
  summary(0).focus()
  key('ArrowRight')
  expect(document.activeElement?.textContent).toBe('prices')
  key('End')
  expect(document.activeElement).toBe(summary(1))
  key('ArrowRight')
  expect(document.activeElement).toBe(summary(0))
  key('ArrowDown')
  expect(panel(0).open).toBe(true)
  expect(document.activeElement?.textContent).toBe('1-a')
  key('ArrowDown')
  expect(document.activeElement?.textContent).toBe('1-b')
  key('Escape')
  expect(panel(0).open).toBe(false)
  expect(document.activeElement).toBe(summary(0))
})

it('LAY-03 opens where a mouse rests, not where it passes, and closes when it has left', () => {
  pointer('pointerover', summary(0))
  vi.advanceTimersByTime(openAfter - 1)
  pointer('pointerover', summary(1))
  vi.advanceTimersByTime(openAfter)
  expect([panel(0).open, panel(1).open]).toEqual([false, true])
  pointer('pointerleave', root())
  vi.advanceTimersByTime(closeAfter - 1)
  expect(panel(1).open).toBe(true)
  vi.advanceTimersByTime(1)
  expect(panel(1).open).toBe(false)
})

it('LAY-03 keeps what a press means: the panel the mouse has just opened stays, also when the mouse leaves', () => {
  pointer('pointerover', summary(0))
  vi.advanceTimersByTime(openAfter)
  const press = new MouseEvent('click', { bubbles: true, cancelable: true })
  summary(0).dispatchEvent(press)
  expect(press.defaultPrevented).toBe(true)
  // This document toggles prevented presses too; browsers do not.
  panel(0).open = true
  pointer('pointerleave', root())
  vi.advanceTimersByTime(closeAfter * 2)
  expect(panel(0).open).toBe(true)
})

it('LAY-03 opens by no finger that only rests', () => {
  pointer('pointerover', summary(0), 'touch')
  vi.advanceTimersByTime(openAfter * 2)
  expect(panel(0).open).toBe(false)
})

it('LAY-03 closes on a press or focus outside', () => {
  panel(0).open = true
  pointer('pointerdown', document.body)
  expect(panel(0).open).toBe(false)
  panel(1).open = true
  summary(0).focus()
  expect(panel(1).open).toBe(false)
})
