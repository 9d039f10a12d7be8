import { BlockList, isIPv6 } from 'node:net'
import type { TrustProxy } from '../settings.ts'

const privateNetworks = new BlockList()
privateNetworks.addSubnet('127.0.0.0', 8)
privateNetworks.addSubnet('10.0.0.0', 8)
privateNetworks.addSubnet('172.16.0.0', 12)
privateNetworks.addSubnet('192.168.0.0', 16)
privateNetworks.addAddress('::1', 'ipv6')
privateNetworks.addSubnet('fc00::', 7, 'ipv6')
privateNetworks.addSubnet('::ffff:127.0.0.0', 104, 'ipv6')
privateNetworks.addSubnet('::ffff:10.0.0.0', 104, 'ipv6')
privateNetworks.addSubnet('::ffff:172.16.0.0', 108, 'ipv6')
privateNetworks.addSubnet('::ffff:192.168.0.0', 112, 'ipv6')

/** Is this an address of this machine or of a private network? */
export function isPrivateAddress(ip: string): boolean {
  return privateNetworks.check(ip, isIPv6(ip) ? 'ipv6' : 'ipv4')
}

type TrustFunction = (address: string, hop: number) => boolean

/**
 * The forwarding headers that Fastify trusts. A number of proxies counts from this machine outwards, and
 * the nearest has to be on this machine or in a private network: a client that reaches the port directly
 * cannot pose as a proxy.
 */
export function trustedProxies(proxies: TrustProxy): false | string[] | TrustFunction {
  if (proxies === false) return false
  if (typeof proxies !== 'number') return [...proxies]
  return (address, hop) => hop < proxies && (hop > 0 || isPrivateAddress(address))
}
