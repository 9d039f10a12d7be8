import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

/** Below this, compressing costs more than it saves. */
const worthCompressing = 1400

export type Encoding = 'br' | 'gzip'

/** The best encoding a client takes; undefined for none. */
export function encodingFor(request: FastifyRequest): Encoding | undefined {
  const accepted = request.headers['accept-encoding'] ?? ''
  if (/\bbr\b/.test(accepted)) return 'br'
  return /\bgzip\b/.test(accepted) ? 'gzip' : undefined
}

/** Fast rather than small: for bodies that are made for one request. */
export async function compress(body: string | Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'gzip') return await gzipped(body, { level: 4 })
  return await brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 3 } })
}

/** Sends a text body, compressed where the client takes it and it is worth it. */
export async function sendCompressed(
  request: FastifyRequest,
  reply: FastifyReply,
  body: string,
): Promise<FastifyReply> {
  void reply.header('vary', 'accept-encoding')
  const encoding = body.length < worthCompressing ? undefined : encodingFor(request)
  if (encoding === undefined) return reply.send(body)
  return reply.header('content-encoding', encoding).send(await compress(body, encoding))
}
