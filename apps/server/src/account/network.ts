/** The first 24 bits of an IPv4 address, the first 48 of an IPv6 one: who shares them is most likely one household or business. */
export function networkOf(ip: string): string {
  const v4 = /(\d+\.\d+\.\d+)\.\d+$/.exec(ip)
  return v4?.[1] ?? ip.split(':').slice(0, 3).join(':')
}
