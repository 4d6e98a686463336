// @vitest-environment happy-dom
import { act, type ComponentType, lazy, Suspense, useSyncExternalStore } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

/** What the router is asked: each asks the server for a list. */
const asked: string[] = []
const router = { push: (href: string) => asked.push(href), replace: (href: string) => asked.push(href) }
const listeners = new Set<() => void>()
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
vi.mock('next/navigation', () => ({
  useRouter: () => router,
  useSearchParams: () => new URLSearchParams(useSyncExternalStore(subscribe, () => window.location.search)),
}))
vi.mock('next/dynamic', () => ({
  default: (load: () => Promise<ComponentType<object>>) => {
    const Part = lazy(async () => ({ default: await load() }))
    return (props: object) => (
      <Suspense>
        <Part {...props} />
      </Suspense>
    )
  },
}))
vi.mock('../../measurement/measure.ts', () => ({ measure: () => undefined }))
const { SearchArea } = await import('./search-area.island.tsx')

const path = '/en-gb/dk-shop/private/find/'
const names = ['Anders', 'Bent', 'Carl', 'Dag', 'Erik']
const counts = [0, 1, 2, 3, 4]
const words = {
  label: 'Compare',
  clear: 'Clear',
  remove: 'Take {name} out',
  room: counts.map((count) => `Room for ${4 - count}`),
  open: counts.map((count) => (count > 1 ? `Compare ${count} donors` : undefined)),
}

let root: Root
const page = () => document.body
const box = (name: string) => page().querySelector<HTMLInputElement>(`input[data-name="${name}"]`)
const link = (text: string) =>
  [...page().querySelectorAll('a')].find(
    (one) => one.textContent === text || one.getAttribute('aria-label') === text,
  )
const press = (element: HTMLElement | null | undefined) => act(async () => element?.click())
const codes = () => new URLSearchParams(window.location.search).get('compare') ?? ''

beforeEach(async () => {
  asked.length = 0
  window.history.replaceState(null, '', `${path}?eyeColour=green`)
  const replace = window.history.replaceState.bind(window.history)
  vi.spyOn(window.history, 'replaceState').mockImplementation((...given) => {
    replace(...given)
    for (const listener of listeners) listener()
  })
  const place = document.body.appendChild(document.createElement('div'))
  root = createRoot(place)
  await act(async () =>
    root.render(
      <SearchArea
        query="eyeColour=green"
        filter="eyeColour=green"
        kind="sperm"
        shopCode="dk"
        tray={{ known: [], words, href: `${path}?eyeColour=green` }}
      >
        <form id="donor-filter" action={path}>
          <input type="checkbox" name="eyeColour" value="green" defaultChecked />
        </form>
        {names.map((name, index) => (
          <input
            key={name}
            id={`compare-K${index + 1}`}
            form="donor-filter"
            type="checkbox"
            name="compare"
            value={`K${index + 1}`}
            data-name={name}
          />
        ))}
        <a data-soft="more" href={`${path}?eyeColour=green&shown=40`}>
          Show more
        </a>
      </SearchArea>,
    ),
  )
})
afterEach(async () => {
  await act(async () => root.unmount())
  document.body.innerHTML = ''
  vi.restoreAllMocks()
})

it('SRCH-09 whom to compare is marked at once, in the address too, and the server is asked for nothing', async () => {
  await press(box('Anders'))
  await press(box('Carl'))
  expect([codes(), asked]).toEqual(['K1,K3', []])
  await vi.waitFor(() => expect(link('Compare 2 donors')?.getAttribute('href')).toContain('compare=K1,K3'))
  expect(page().querySelector('.k-tray')?.textContent).toMatch(/Anders.*Carl.*Room for 2/)
  await press(link('Take Anders out'))
  expect([codes(), box('Anders')?.checked, box('Carl')?.checked]).toEqual(['K3', false, true])
  await press(link('Clear'))
  expect([codes(), box('Carl')?.checked, page().querySelector('.k-tray'), asked]).toEqual([
    '',
    false,
    null,
    [],
  ])
})

it('SRCH-09 with four chosen no fifth can be ticked until one is taken out', async () => {
  for (const name of names.slice(0, 4)) await press(box(name))
  expect([codes(), box('Erik')?.disabled]).toEqual(['K1,K2,K3,K4', true])
  await press(box('Bent'))
  expect([codes(), box('Erik')?.disabled]).toEqual(['K1,K3,K4', false])
})

it('SRCH-09 the choice goes along with a longer list and with another filter', async () => {
  await press(box('Dag'))
  await press(link('Show more'))
  expect(asked.at(-1)).toMatch(/\?eyeColour=green&shown=40&compare=K4$/)
  await press(page().querySelector<HTMLInputElement>('input[name="eyeColour"]'))
  expect(asked.at(-1)).toBe(`${path}?compare=K4`)
})
