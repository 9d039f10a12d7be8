import { isIPv6 } from 'node:net'
import type { FastifyRequest } from 'fastify'
import type { Settings } from '../settings.ts'

/**
 * The origin of the shop in pages and site maps: as configured, else the address of this machine that the client reached. It can make up
 * thousands of hosts.
 */
export function originOf(
  { publicUrl }: Pick<Settings, 'publicUrl'>,
  { socket }: Pick<FastifyRequest, 'socket'>,
): string {
  if (publicUrl !== undefined) return publicUrl
  const { localAddress = '', localPort = 80 } = socket
  const [address = ''] = localAddress.replace(/^::ffff:/, '').split('%')
  if (/^(?:127\.|::1$|$)/.test(address)) return originAt('localhost', localPort)
  return originAt(isIPv6(address) ? `[${address}]` : address, localPort)
}

function originAt(host: string, port: number): string {
  return new URL(`http://${host}:${port}`).origin
}
