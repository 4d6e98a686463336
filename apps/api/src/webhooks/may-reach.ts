import { BlockList, isIP } from 'node:net'

/** Addresses of a machine itself, of its network, or of nobody (IANA special-purpose registry). */
const special = new BlockList()
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  special.addSubnet(network, bits)
// Of the public part of IPv6: documentation, and tunnels that lead to any IPv4 address.
for (const [network, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  special.addSubnet(network, bits, 'ipv6')

const publicIpv6 = new BlockList()
publicIpv6.addSubnet('2000::', 3, 'ipv6')

/**
 * Whether a webhook may go to an address: public ones, and private networks that the operator's configuration names. Nobody
 * who may enter an address for webhooks can thereby reach what listens inside.
 *
 * @param networks such as `10.20.0.0/16`, `fd00::/8` (`WEBHOOK_PRIVATE_NETWORKS`)
 */
export function mayReach(address: string, networks: readonly string[]): boolean {
  return isPublic(address) || isNamed(address, networks)
}

/** Whether the configuration names the network of an address. */
export function isNamed(address: string, networks: readonly string[]): boolean {
  const family = readFamily(address)
  if (!family) return false
  const named = new BlockList()
  for (const network of networks) {
    const [start = '', bits = ''] = network.split('/')
    const kind = readFamily(start)
    if (kind) named.addSubnet(start, Number(bits), kind)
  }
  return named.check(address, family)
}

function isPublic(address: string): boolean {
  const family = readFamily(address)
  if (!family) return false
  if (family === 'ipv6' && !publicIpv6.check(address, family)) return false
  return !special.check(address, family)
}

function readFamily(address: string): 'ipv4' | 'ipv6' | null {
  const version = isIP(address)
  return version === 4 ? 'ipv4' : version === 6 ? 'ipv6' : null
}
