// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { FavouriteCount } from './favourite-count.island.tsx'
import { FavouriteItem } from './favourite-item.island.tsx'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

const actions = vi.hoisted(() => ({ saveNote: vi.fn(), removeFavourite: vi.fn() }))
vi.mock('./favourites.action.ts', () => actions)
const keeper = vi.hoisted(() => {
  const listeners = new Set<() => void>()
  let state: { status: string; kept: Set<string>; cards: unknown } = {
    status: 'loading',
    kept: new Set(),
    cards: null,
  }
  const become = (next: Partial<typeof state>) => {
    state = { ...state, ...next }
    for (const listener of listeners) listener()
  }
  return {
    read: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    become,
    set: vi.fn(),
  }
})
vi.mock('./open-favourites.ts', () => ({ openFavourites: () => keeper }))

const texts = {
  note: 'Your note',
  noteAdd: 'Write a note',
  noteChange: 'change your note',
  noteSave: 'Save note',
  noteSaved: 'Saved.',
  remove: 'Remove',
  removed: '{name} is no favourite any more.',
  undo: 'Undo',
}
const errors = { unavailable: 'We could not reach the shop.', other: 'This did not work.' }
const place = { shopCode: 'dk', locale: 'en-gb' }
const item = (note: string) => (
  <>
    <FavouriteCount
      offered={{ 'guid-1': true, 'guid-2': false }}
      place={place}
      text="{count} saved, {offered} can be had"
    />
    <FavouriteItem
      donor={{ donorGuid: 'guid-1', donorId: 'K4127', name: 'Anselm' }}
      note={note}
      place={place}
      texts={texts}
      errors={errors}
    >
      <article>the card</article>
    </FavouriteItem>
  </>
)

let root: Root
let page: HTMLElement
const show = async (note = 'Like my father') => {
  await act(async () => root.render(item(note)))
  await act(() => vi.dynamicImportSettled())
  await act(async () => keeper.become({ status: 'ready', kept: new Set(['guid-1', 'guid-2']), cards: null }))
}
beforeEach(() => {
  keeper.become({ status: 'loading', kept: new Set(), cards: null })
  keeper.set.mockReset().mockImplementation(async (donor: { donorGuid: string }, wants: boolean) => {
    const kept = new Set(keeper.read().kept)
    if (wants) kept.add(donor.donorGuid)
    else kept.delete(donor.donorGuid)
    keeper.become({ kept })
    return { ok: true }
  })
  actions.saveNote.mockReset().mockResolvedValue({ note: 'Plays the cello' })
  page = document.body.appendChild(document.createElement('div'))
  root = createRoot(page)
})
afterEach(() => {
  act(() => root.unmount())
  page.remove()
})

const text = () => page.textContent ?? ''
const press = (label: string) =>
  act(async () =>
    [...page.querySelectorAll('button')].find((one) => one.textContent?.includes(label))?.click(),
  )

describe('a favourite in the list', () => {
  it('PAGE-27 FAV-02 is let go, and taken back with its note, with the focus on the way back', async () => {
    await show()
    expect(text()).toContain('2 saved, 1 can be had')
    await press('Remove')
    expect(keeper.set).toHaveBeenLastCalledWith({ donorGuid: 'guid-1', donorId: 'K4127' }, false)
    expect(text()).toContain('Anselm is no favourite any more.')
    expect(text()).not.toContain('the card')
    expect(text()).toContain('1 saved, 0 can be had')
    expect(document.activeElement?.textContent).toContain('Undo')
    await press('Undo')
    expect(keeper.set).toHaveBeenLastCalledWith({ donorGuid: 'guid-1', donorId: 'K4127' }, true)
    const form: FormData = actions.saveNote.mock.lastCall?.[1]
    expect(Object.fromEntries(form)).toEqual({ ...place, donorGuid: 'guid-1', note: 'Like my father' })
    expect(text()).toContain('the card')
    expect(text()).toContain('2 saved, 1 can be had')
  })

  it('PAGE-27 FAV-02 can be taken back although it was let go before the favourites were there', async () => {
    await act(async () => root.render(item('')))
    await press('Remove')
    await act(() => vi.dynamicImportSettled())
    expect(actions.removeFavourite).not.toHaveBeenCalled()
    expect(keeper.set).toHaveBeenLastCalledWith({ donorGuid: 'guid-1', donorId: 'K4127' }, false)
    expect(document.activeElement?.textContent).toContain('Undo')
  })

  it('PAGE-27 FAV-02 stays when it was taken back before the shop had answered that it is let go', async () => {
    await show('')
    const settle: (() => void)[] = []
    keeper.set.mockImplementation(async (_: unknown, wants: boolean) => {
      keeper.become({ kept: new Set(wants ? ['guid-1', 'guid-2'] : ['guid-2']) })
      await new Promise<void>((done) => settle.push(done))
      return { ok: true }
    })
    await press('Remove')
    await press('Undo')
    for (const answer of settle) await act(async () => answer())
    expect(text()).toContain('the card')
  })

  it('PAGE-27 FAV-07 stays where it is when it could not be let go, and says why', async () => {
    await show()
    keeper.set.mockResolvedValue({ ok: false, code: 'unavailable' })
    await press('Remove')
    expect(text()).toContain('the card')
    expect(page.querySelector('[role=alert]')?.textContent).toBe('We could not reach the shop.')
  })

  it('PAGE-27 goes also when its heart was pressed, here or by way of another list', async () => {
    await show('')
    await act(async () => keeper.become({ kept: new Set(['guid-2']) }))
    expect(text()).toContain('Anselm is no favourite any more.')
    await press('Undo')
    expect(text()).toContain('the card')
    expect(actions.saveNote).not.toHaveBeenCalled()
  })

  it('PAGE-27 keeps a note of one’s own and says so', async () => {
    await show('')
    expect(text()).toContain('Write a note')
    await press('Save note')
    expect(text()).toContain('Plays the cello')
    expect(page.querySelector('form [role=status]')?.textContent).toBe('Saved.')
    actions.saveNote.mockResolvedValue({ code: 'no-favourite' })
    await press('Save note')
    expect(text()).toContain('This did not work.')
  })

  it('FAV-03 counts by the second list once it was fetched again', async () => {
    await show()
    await act(async () =>
      keeper.become({ cards: { favourites: [{ donorGuid: 'guid-2', offered: true }], gone: [] } }),
    )
    expect(text()).toContain('2 saved, 2 can be had')
  })
})
