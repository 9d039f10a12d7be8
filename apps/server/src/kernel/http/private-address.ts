import { BlockList, isIPv6 } from 'node:net'

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

/** True for an address of this machine or of a private network. */
export function isPrivateAddress(ip: string): boolean {
  return privateNetworks.check(ip, isIPv6(ip) ? 'ipv6' : 'ipv4')
}
