import { pageKinds } from '@kindred/content/config/page-kinds.ts'
import { expect, it } from 'vitest'
import { mayRunScripts } from './may-run-scripts.ts'

it('BLK-09 keeps scripts of others from pages of checkout and account', () => {
  const open = pageKinds.filter((kind) => mayRunScripts({ kind, siteArea: 'shop' }))
  expect(open).toContain('StandardPage')
  expect(open).toContain('VisitorHomePage')
  for (const kind of open)
    expect(kind).not.toMatch(/Account|Payment|Basket|Checkout|Shipping|Order|Reservation/)
  expect(mayRunScripts({ kind: 'StandardPage', siteArea: 'account' })).toBe(false)
})
