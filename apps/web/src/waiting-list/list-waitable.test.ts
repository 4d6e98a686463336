import { expect, it } from 'vitest'
import { listWaitable } from './list-waitable.ts'

const line = (strawType: 'IUI' | 'ICI', available: number) => ({ strawType, available }) as never
const reasons = (...codes: string[]) => codes.map((code) => ({ code, data: {} }))
const donor = { kind: 'sperm' as const, offered: true, reasons: [], stock: [line('IUI', 3), line('ICI', 0)] }

it('FAV-12 offers to wait for what is sold out, and not for what can be bought', () => {
  expect(listWaitable(donor)).toEqual(['ICI'])
  expect(listWaitable({ ...donor, stock: [line('IUI', 3)] })).toEqual([])
})

it('FAV-12 offers to wait for anything of a donor who is sold out', () => {
  const soldOut = { ...donor, offered: false, reasons: reasons('no-stock'), stock: [] }
  expect(listWaitable(soldOut)).toEqual(['IUI', 'ICI', 'IVF'])
  expect(listWaitable({ ...soldOut, kind: 'egg' })).toEqual(['eggLot'])
})

it('FAV-12 offers no waiting where it is in vain or not known whether it is', () => {
  const off = { ...donor, offered: false }
  for (const code of ['release-type-not-admitted', 'siblings-only', 'country-not-chosen', 'state-not-chosen'])
    expect(listWaitable({ ...off, reasons: reasons('no-stock', code) })).toEqual([])
})
