import type { FastifyRequest } from 'fastify'
import type { Settings } from '../settings.ts'

/** The origin of the shop: as configured, else as in the request. An invalid host is replaced by this machine. */
export function originOf({ publicUrl }: Pick<Settings, 'publicUrl'>, request: FastifyRequest): string {
  if (publicUrl !== undefined) return publicUrl
  const requestedOrigin = `${request.protocol}://${request.host}`
  return isOrigin(requestedOrigin) ? requestedOrigin : 'http://localhost'
}

/** A trusted proxy forwards any host that a client sends. */
function isOrigin(text: string): boolean {
  if (!/^https?:\/\/[\w.:[\]-]+$/.test(text)) return false
  return URL.canParse(text)
}
