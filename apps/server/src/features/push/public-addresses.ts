import { lookup as lookUp, type LookupAddress, type LookupOptions } from 'node:dns'
import { BlockList, type LookupFunction } from 'node:net'

/** Ranges of IANA's special-purpose registries: this machine, its network, and unassigned addresses. */
const notPublic = new BlockList()
for (const [network, prefix] of [
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
  notPublic.addSubnet(network, prefix, 'ipv4')
for (const [network, prefix] of [
  // Tunnels, which embed an IPv4 address, and examples.
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  notPublic.addSubnet(network, prefix, 'ipv6')

/** The only assigned part of IPv6. Addresses that embed IPv4 are outside it. */
const globalUnicast = new BlockList()
globalUnicast.addSubnet('2000::', 3, 'ipv6')

/** True for a public internet address: not of this machine or its network. */
export function isPublicAddress({ address, family }: LookupAddress): boolean {
  return family === 6
    ? globalUnicast.check(address, 'ipv6') && !notPublic.check(address, 'ipv6')
    : !notPublic.check(address, 'ipv4')
}

/**
 * Resolves a name for a connection and returns only public addresses: a name from outside never leads into
 * the wholesaler's network, even if it resolves differently when it is used.
 */
export const publicAddresses: LookupFunction = (hostname, options, callback) => {
  const lookupOptions: LookupOptions = { ...options, all: true }
  lookUp(hostname, lookupOptions, (error, answer) => {
    const addresses = (Array.isArray(answer) ? answer : []).filter(isPublicAddress)
    const [first] = addresses
    if (error || !first)
      return callback(error ?? new Error(`${hostname} is no address of the internet`), '', 0)
    if (options.all) return callback(null, addresses)
    callback(null, first.address, first.family)
  })
}
