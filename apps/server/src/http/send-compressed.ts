import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Encoding, WireBody } from './wire-body.ts'

/** Below this, packing costs more than it saves. */
const worthPacking = 1400

/** The best encoding a client takes; undefined for none. */
function encodingFor(request: FastifyRequest): Encoding | undefined {
  const accepted = request.headers['accept-encoding'] ?? ''
  if (/\bbr\b/.test(accepted)) return 'br'
  return /\bgzip\b/.test(accepted) ? 'gzip' : undefined
}

/** Sends a body, packed where the client takes it and it is worth it. */
export async function sendCompressed(
  request: FastifyRequest,
  reply: FastifyReply,
  { plain, packed }: WireBody,
): Promise<FastifyReply> {
  void reply.header('vary', 'accept-encoding')
  const encoding = plain.length < worthPacking ? undefined : encodingFor(request)
  if (encoding === undefined) return reply.send(plain)
  return reply.header('content-encoding', encoding).send(await packed(encoding))
}
