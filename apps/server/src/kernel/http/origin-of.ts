import type { FastifyRequest } from 'fastify'
import type { Settings } from '../settings.ts'

/** Where the shop is reached: as it is set, else as it was asked. What is no place to ask at is taken for this very machine. */
export function originOf({ publicUrl }: Pick<Settings, 'publicUrl'>, request: FastifyRequest): string {
  if (publicUrl !== undefined) return publicUrl
  const asked = `${request.protocol}://${request.host}`
  return isOrigin(asked) ? asked : 'http://localhost'
}

/** A proxy that is believed passes on what it is told, and anybody can tell it anything. */
function isOrigin(text: string): boolean {
  if (!/^https?:\/\/[\w.:[\]-]+$/.test(text)) return false
  return URL.canParse(text)
}
