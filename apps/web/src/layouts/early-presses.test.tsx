// @vitest-environment happy-dom
import { act, type FormEvent, lazy, StrictMode, Suspense, useState } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { keepEarlyPresses } from './early-presses.ts'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
new Function(keepEarlyPresses)()

/** As on a donor's page: a number that grows, and what is only done with a number. */
function Straws() {
  const [count, setCount] = useState(0)
  const [added, setAdded] = useState(0)
  const [sent, setSent] = useState('')
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setSent(`, sent for ${new FormData(event.currentTarget).get('name')}`)
  }
  return (
    <form method="post" onSubmit={send}>
      <input name="name" />
      <button type="button" id="more" onClick={() => setCount(count + 1)}>
        <span>One more</span>
      </button>
      <button type="button" id="add" onClick={() => setAdded(added + count)}>
        Add
      </button>
      <button type="submit" id="send">
        Send
      </button>
      <output>{`${count} chosen, ${added} added${sent}`}</output>
    </form>
  )
}

const page = (
  <StrictMode>
    <Straws />
  </StrictMode>
)
let root: Root | undefined
let place: HTMLElement
beforeEach(() => {
  vi.useFakeTimers()
  document.body.innerHTML = '<div></div>'
  place = document.body.firstElementChild as HTMLElement
  place.innerHTML = renderToString(page)
})
afterEach(async () => {
  await act(async () => root?.unmount())
  root = undefined
  vi.useRealTimers()
})

const find = (id: string) => document.getElementById(id) as HTMLElement
const press = (id: string) => find(id).click()
const pass = (milliseconds: number) => act(async () => void (await vi.advanceTimersByTimeAsync(milliseconds)))
const isWaking = () => document.documentElement.hasAttribute('data-waking')
const awake = () =>
  act(async () => {
    root = hydrateRoot(place, page)
  })
const posting = (action: string) => {
  const element = place.querySelector('form') as HTMLFormElement
  element.setAttribute('action', action)
  const sent = vi.fn((event: Event) => event.preventDefault())
  element.addEventListener('submit', sent)
  return { element, sent }
}
const said = () => document.querySelector('output')?.textContent

describe('presses before the page listens', () => {
  it('are given back in their order, each on what the one before it left', async () => {
    find('more').querySelector('span')?.click()
    press('more')
    press('add')
    await pass(1000)
    expect(said()).toBe('0 chosen, 0 added')
    expect(isWaking()).toBe(true)

    await awake()
    await pass(1000)
    expect(said()).toBe('2 chosen, 2 added')
    expect(isWaking()).toBe(false)
  })

  it('are given back once what was being taken over is', async () => {
    place.innerHTML = renderToString(<Suspense>{page}</Suspense>)
    let arrive = (_: { default: () => typeof page }) => {}
    const Late = lazy(() => new Promise<{ default: () => typeof page }>((done) => (arrive = done)))
    await act(async () => {
      root = hydrateRoot(
        place,
        <Suspense>
          <Late />
        </Suspense>,
      )
    })
    await act(async () => press('more'))
    await pass(1000)
    expect(isWaking()).toBe(true)

    await act(async () => arrive({ default: () => page }))
    await pass(1000)
    expect(said()).toBe('1 chosen, 0 added')
  })

  it('are not given back when the page took them itself', async () => {
    await awake()
    await act(async () => press('more'))
    await pass(1000)
    expect(said()).toBe('1 chosen, 0 added')
  })

  it('send a form that only its part can send once that listens, with what was typed', async () => {
    place.querySelector('input')?.setAttribute('value', 'Ida')
    press('more')
    press('send')
    await pass(1000)
    expect(isWaking()).toBe(true)

    await awake()
    await pass(1000)
    expect(said()).toBe('1 chosen, 0 added, sent for Ida')
  })

  it('are left to the form when it leads somewhere', async () => {
    const form = posting('/somewhere')
    press('send')
    expect(form.sent).toHaveBeenCalledOnce()
    await pass(1000)
    expect(isWaking()).toBe(false)
  })

  it('are left to the form when it asks the same page', async () => {
    const form = posting('/somewhere')
    form.element.removeAttribute('action')
    form.element.method = 'get'
    press('send')
    expect(form.sent).toHaveBeenCalledOnce()
  })

  it('wait where the part does better than the address, which takes over when nothing ever listens', async () => {
    const form = posting('/somewhere')
    form.element.dataset.waits = ''
    press('send')
    await pass(1000)
    expect(isWaking()).toBe(true)
    expect(form.sent).not.toHaveBeenCalled()
    await pass(31_000)
    expect(isWaking()).toBe(false)
    expect(form.sent).toHaveBeenCalledOnce()
  })

  it('are left to the browser when they open a popover: given back, they would close it', async () => {
    place.innerHTML =
      '<button id="why" popovertarget="reason">Why?</button><p id="reason" popover>Because.</p>'
    // The browser of this test knows no popovers.
    Object.assign(find('why'), { popoverTargetElement: find('reason') })
    press('why')
    await pass(1000)
    expect(isWaking()).toBe(false)
  })

  it('are let go when nothing ever listens', async () => {
    press('more')
    await pass(31_000)
    expect(isWaking()).toBe(false)
    await awake()
    await pass(1000)
    expect(said()).toBe('0 chosen, 0 added')
  })
})
