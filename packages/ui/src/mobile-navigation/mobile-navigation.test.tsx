// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { MobileNavigation } from './mobile-navigation.island.tsx'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

const items = [
  { title: 'Prices', href: '/prices/' },
  {
    title: 'How it works',
    href: '/guide/',
    overview: 'Overview',
    groups: [
      { title: 'Step by step', links: [{ title: 'Order', href: '/order/' }] },
      { title: 'After', links: [{ title: 'Delivery', href: '/delivery/' }] },
    ],
  },
]
let root: Root
const onOpenChange = vi.fn()
const level = () => document.querySelector<HTMLElement>('[data-level]')
const press = (name: string) =>
  act(async () =>
    [...document.querySelectorAll<HTMLElement>('[role="dialog"] :is(a, button)')]
      .find((one) => one.textContent === name)
      ?.click(),
  )

beforeEach(async () => {
  vi.useFakeTimers()
  root = createRoot(document.body.appendChild(document.createElement('div')))
  await act(async () =>
    root.render(
      <MobileNavigation
        open
        onOpenChange={onOpenChange}
        label="Menu"
        closeLabel="Close"
        backLabel="Back"
        items={items}
      />,
    ),
  )
})
afterEach(async () => {
  await act(async () => root.unmount())
  document.body.replaceChildren()
  vi.useRealTimers()
})

it('LAY-04 shows its first level 50 ms after it opens', async () => {
  expect(level()?.dataset).toMatchObject({ level: '1' })
  await act(async () => vi.advanceTimersByTime(49))
  expect(level()?.dataset.listed).toBeUndefined()
  await act(async () => vi.advanceTimersByTime(1))
  expect(level()?.dataset.listed).toBe('true')
})

it('LAY-04 has two levels: in on an entry, with its groups and its own page, and back to where one was', async () => {
  await press('How it works')
  expect(level()?.dataset.level).toBe('2')
  expect([...(level()?.querySelectorAll('a') ?? [])].map((one) => one.textContent)).toEqual([
    'Overview',
    'Order',
    'Delivery',
  ])
  expect(level()?.querySelectorAll('button')).toHaveLength(1)
  expect(document.activeElement?.textContent).toBe('Back')
  await press('Back')
  expect(level()?.dataset.level).toBe('1')
  expect(document.activeElement?.textContent).toBe('How it works')
})

it('LAY-04 closes when a link is followed', async () => {
  document.addEventListener('click', (event) => event.preventDefault(), { once: true, capture: true })
  await press('Prices')
  expect(onOpenChange).toHaveBeenCalledWith(false)
})
