import type { FastifyReply, FastifyRequest } from 'fastify'
import { acceptedEncodings } from './accepted-encodings.ts'
import { batchResponses } from './response-batching.ts'
import { addVary } from './vary.ts'
import type { WireBody } from './wire-body.ts'

/** In bytes. Compressing a smaller body costs more than it saves. */
const worthPacking = 1400

export async function sendCompressed(
  request: FastifyRequest,
  reply: FastifyReply,
  { plain, packed }: WireBody,
): Promise<FastifyReply> {
  addVary(reply, 'accept-encoding')
  const [encoding] = plain.length < worthPacking ? [] : acceptedEncodings(request.headers['accept-encoding'])
  const body = encoding === undefined ? plain : await packed(encoding)
  await batchResponses()
  if (encoding !== undefined) void reply.header('content-encoding', encoding)
  return reply.send(body)
}
