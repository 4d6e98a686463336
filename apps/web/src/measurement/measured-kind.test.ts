import { pageKinds } from '@kindred/content/config/page-kinds.ts'
import { expect, it } from 'vitest'
import { findKindOfSurface, findMeasuredKind } from './measured-kind.ts'

it('PAGE-39 PAGE-40 counts views of every kind but those that are not tracked', () => {
  const unmeasured = pageKinds.filter((kind) => findMeasuredKind(kind) === null)
  expect(unmeasured.toSorted()).toEqual(['NotFoundPage', 'ResetPasswordPage', 'ServerErrorPage'])
  expect(findMeasuredKind('')).toBeNull()
  expect(findMeasuredKind('toString')).toBeNull()
})

it('knows pages of the checkout and the account by the path at which they stand', () => {
  const shop = '/en-gb/dk-shop/private/checkout'
  expect(findKindOfSurface('checkout', `${shop}/basket/`)).toBe('BasketPage')
  expect(findKindOfSurface('checkout', `${shop}/order-summary/`)).toBe('OrderSummaryPage')
  expect(findKindOfSurface('account', '/en-gb/account/')).toBe('AccountHomePage')
  expect(findKindOfSurface('account', '/en-gb/account/deposits/')).toBe('DepositPage')
  for (const path of ['/en-gb/account/sign-in/', '/en-gb/dk-shop/private/'])
    expect(findKindOfSurface('account', path), path).toBeNull()
  const reset = findKindOfSurface('account', '/en-gb/account/reset-password/')
  expect([reset, reset && findMeasuredKind(reset)]).toEqual(['ResetPasswordPage', null])
})
