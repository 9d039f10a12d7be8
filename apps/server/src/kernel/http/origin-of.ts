import { isIP } from 'node:net'
import type { FastifyRequest } from 'fastify'
import type { Settings } from '../settings.ts'
import { isPrivateAddress } from './private-address.ts'

/**
 * The origin of the shop in pages and site maps: as configured, else this machine. A client can send any host, so that of
 * the request counts only if it is an address of this machine or of a private network.
 */
export function originOf({ publicUrl }: Pick<Settings, 'publicUrl'>, request: FastifyRequest): string {
  if (publicUrl !== undefined) return publicUrl
  const requested = URL.parse(`${request.protocol}://${request.host}`)
  return requested && isLocal(requested.hostname) ? requested.origin : 'http://localhost'
}

function isLocal(hostname: string): boolean {
  const address = hostname.replace(/^\[|\]$/g, '')
  return hostname === 'localhost' || (isIP(address) !== 0 && isPrivateAddress(address))
}
