// @vitest-environment happy-dom
import { texts as english } from '@kindred/content/texts/en-gb/texts.ts'
import { CallError } from '@kindred/contracts/request'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Warning } from './find-warning.ts'
import { pickWarning, type WarningTexts } from './pick-warning.ts'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

const straw = {
  id: 'line',
  lineHandlingType: 'strawDelivery',
  stockItemId: 'item',
  depositId: null,
  donorGuid: 'donor',
  periodMonths: null,
  quantity: 2,
  addedAutomatically: false,
}
const place = { ...straw, lineHandlingType: 'quota', stockItemId: null, addedAutomatically: true }
const sent: [string, string, unknown][] = []
let refusal: CallError | null
vi.mock('../browser/call-shop.ts', () => ({
  callShop: () => async (path: string, call?: { method?: string; body?: object }) => {
    sent.push([call?.method ?? 'GET', path, call?.body])
    const isRetry = JSON.stringify(call?.body ?? '').includes('geneticMatching')
    if (isRetry && refusal) throw refusal
    return { id: isRetry ? 'replaced' : 'before', count: isRetry ? 1 : 2, lines: [straw, place] }
  },
}))
vi.mock('../browser/basket-count.ts', () => ({ tellBasketChange: () => undefined }))
const { BasketWarning } = await import('./basket-warning.island.tsx')
const { findWarning } = await import('./find-warning.ts')

const texts = (english.basket as unknown as { warning: WarningTexts }).warning
const matching = { lineHandlingType: 'geneticMatching' as const, quantity: 1 }
const base = '/api/commerce/dk-shop/en-gb/basket'
const summary = '/api/commerce/getbasketsummary/dk-shop/en-gb/basket'
const closed = vi.fn()
let root: Root

beforeEach(() => {
  sent.length = 0
  refusal = null
  closed.mockReset()
  root = createRoot(document.body.appendChild(document.createElement('div')))
})
afterEach(async () => {
  await act(async () => root.unmount())
  document.body.innerHTML = ''
})

async function show(request: Warning['request'] = matching) {
  await act(async () =>
    root.render(
      <BasketWarning
        shopCode="dk"
        locale="en-gb"
        warning={{ conflict: 'geneticMatching', request }}
        texts={texts}
        explain={({ code }) => `Refused: ${code}`}
        onClose={closed}
      />,
    ),
  )
}
const press = async (name: string) =>
  act(async () => {
    const buttons = [...document.querySelectorAll<HTMLElement>('footer button')]
    buttons.find((button) => button.textContent?.startsWith(name))?.click()
  })

describe('the warning of the basket', () => {
  it('BASK-06 opens for the two mismatch refusals and for no other', () => {
    const data = { conflict: 'mixedWithEmbryo' }
    expect(findWarning([{ code: 'showEmbryoMismatchWarning', data }], matching)).toEqual({
      conflict: 'mixedWithEmbryo',
      request: matching,
    })
    expect(findWarning([{ code: 'showGeneticMatchingMismatchWarning' }], matching)?.conflict).toBe(
      'geneticMatching',
    )
    expect(findWarning([{ code: 'not-enough-stock' }], matching)).toBeNull()
  })

  it('BASK-07 BASK-08 says by the kind of conflict what cannot be added', async () => {
    const conflicts = ['geneticMatching', 'embryo', 'mixedWithGeneticMatching', 'mixedWithEmbryo'] as const
    expect(conflicts.map((conflict) => pickWarning(texts, conflict).message)).toEqual([
      'You can not add Genetic Matching to basket',
      'You can not add Embryo to basket',
      'You can not add to basket',
      'You can not add to basket',
    ])
    await show()
    expect(document.querySelector('[role="alertdialog"] h2')?.textContent).toBe('Attention')
    expect(document.body.textContent).toContain('You can not add Genetic Matching to basket')
  })

  it('BASK-09 Go Back fetches the basket anew and closes, changing nothing', async () => {
    await show()
    await press('Go Back')
    expect(sent).toEqual([['GET', summary, undefined]])
    expect(closed).toHaveBeenCalledWith(expect.objectContaining({ id: 'before' }), 'back')
  })

  it('BASK-10 Continue empties the basket of what the customer chose, asks again alone, then closes', async () => {
    await show()
    await press('Continue')
    const emptied = { lines: [{ lineHandlingType: 'strawDelivery', stockItemId: 'item', quantity: 0 }] }
    expect(sent).toEqual([
      ['GET', summary, undefined],
      ['POST', `${base}/bulk`, emptied],
      ['POST', base, matching],
    ])
    expect(closed).toHaveBeenCalledWith(expect.objectContaining({ id: 'replaced' }), 'replaced')
  })

  it('BASK-10 asks again in bulk for what was asked in bulk', async () => {
    await show({ lines: [matching] })
    await press('Continue')
    expect(sent.at(-1)).toEqual(['POST', `${base}/bulk`, { lines: [matching] }])
  })

  it('BASK-10 stays open with the reason when the shop refuses all the same', async () => {
    refusal = new CallError(new Response(null, { status: 422 }), {
      errors: [{ code: 'no-price', message: '' }],
    })
    await show()
    await press('Continue')
    expect(closed).not.toHaveBeenCalled()
    expect(document.querySelector('[role="alert"]')?.textContent).toContain('Refused: no-price')
    await press('Go Back')
    expect(closed).toHaveBeenCalledWith(expect.objectContaining({ id: 'before' }), 'back')
  })
})
