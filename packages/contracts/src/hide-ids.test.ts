import { expect, it } from 'vitest'
import { hideIds } from './hide-ids.ts'

it.each([
  ['/en-gb/account/orders/K-100234/', '/en-gb/account/orders/:id/'],
  ['/api/files/0b2c9a54-1f0e-4b7e-9d7a-6f3f6f1c2d3e', '/api/files/:id'],
  ['/staff/orders?sought=ada@example.test', '/staff/orders'],
  ['CallError: 422 from /api/staff/orders/20261128001', 'CallError: 422 from /api/staff/orders/:id'],
  ['/en-gb/dk-shop/private/donor/K1944/', '/en-gb/dk-shop/private/donor/:id/'],
  ['/en-gb/dk-shop/private/prices/', '/en-gb/dk-shop/private/prices/'],
])('a log says of %s only %s', (given, logged) => {
  expect(hideIds(given)).toBe(logged)
})
