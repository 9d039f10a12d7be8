import type { FastifyReply } from 'fastify'

/** Adds a request header to `Vary`, because the response depends on it. */
export function addVary(reply: FastifyReply, name: string): void {
  const before = reply.getHeader('vary')
  void reply.header('vary', before === undefined ? name : `${String(before)}, ${name}`)
}
