import { expect, it } from 'vitest'
import { mayReach } from './may-reach.ts'

it.each(['93.184.216.34', '8.8.8.8', '2606:2800:220:1:248:1893:25c8:1946', '2a00:1450:400f::1'])(
  'lets a webhook go to the public address %s',
  (address) => expect(mayReach(address, [])).toBe(true),
)

it.each([
  '127.0.0.1',
  '10.1.2.3',
  '172.31.255.255',
  '192.168.0.1',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '224.0.0.1',
  '255.255.255.255',
  '::1',
  '::',
  '::ffff:127.0.0.1',
  '::ffff:10.0.0.1',
  '64:ff9b::7f00:1',
  'fe80::1',
  'fd12::1',
  'ff02::1',
  '2002:7f00:1::',
  '2001:db8::1',
  'localhost',
  '',
])('lets none go to %s', (address) => expect(mayReach(address, [])).toBe(false))

it('lets webhooks go to the private networks that the configuration names, and no other', () => {
  const networks = ['10.20.0.0/16', 'fd00:1::/32']
  expect(['10.20.3.4', 'fd00:1::9'].map((address) => mayReach(address, networks))).toEqual([true, true])
  expect(['10.21.0.1', 'fd00:2::1', '127.0.0.1'].map((one) => mayReach(one, networks))).toEqual([
    false,
    false,
    false,
  ])
})
