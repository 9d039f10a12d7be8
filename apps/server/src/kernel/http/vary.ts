import type { FastifyReply } from 'fastify'

/** Says that the answer depends on a header of the request, too. */
export function addVary(reply: FastifyReply, name: string): void {
  const before = reply.getHeader('vary')
  void reply.header('vary', before === undefined ? name : `${String(before)}, ${name}`)
}
