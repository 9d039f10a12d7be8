/**
 * The first 24 bits of an IPv4 address, the first 48 of an IPv6 address: clients that share them are most
 * likely one household or business. A closed connection has no address any more.
 */
export function networkOf(ip: string | undefined): string {
  if (ip === undefined) return 'gone'
  const v4 = /(\d+\.\d+\.\d+)\.\d+$/.exec(ip)
  return v4?.[1] ?? ip.split(':').slice(0, 3).join(':')
}
