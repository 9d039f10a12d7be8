import type { FastifyRequest } from 'fastify'
import type { Settings } from '../settings.ts'

/** Where the shop is reached: as it is set, else as it was asked. */
export function originOf({ publicUrl }: Pick<Settings, 'publicUrl'>, request: FastifyRequest): string {
  return publicUrl ?? `${request.protocol}://${request.host}`
}
