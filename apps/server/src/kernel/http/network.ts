import ipaddr from 'ipaddr.js'

/**
 * The first 24 bits of an IPv4 address, the first 48 of an IPv6 address: clients that share them are most
 * likely one household or business. A closed connection has no address any more.
 */
export function networkOf(ip: string | undefined): string {
  return prefixOf(ip, { ipv4Bytes: 3, ipv6Groups: 3 })
}

/** An IPv4 address, or the first 64 bits of an IPv6 address: a client can use all others of those. */
export function hostOf(ip: string | undefined): string {
  return prefixOf(ip, { ipv4Bytes: 4, ipv6Groups: 4 })
}

/** The same text for each spelling of an address. */
function prefixOf(
  ip: string | undefined,
  { ipv4Bytes, ipv6Groups }: { readonly ipv4Bytes: number; readonly ipv6Groups: number },
): string {
  if (ip === undefined) return 'gone'
  if (!ipaddr.isValid(ip)) return ip
  const address = ipaddr.process(ip)
  return address instanceof ipaddr.IPv6
    ? address.parts
        .slice(0, ipv6Groups)
        .map((part) => part.toString(16))
        .join(':')
    : address.octets.slice(0, ipv4Bytes).join('.')
}
