import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import type { FastifyReply } from 'fastify'
import type { Answer } from '../graphql/answer.ts'

const eventStream = 'text/event-stream'
/** Who takes nothing for so long is let go; she finds what is news when she comes back. */
const patienceMs = 20_000

export function isEventStream({ raw }: FastifyReply): boolean {
  return String(raw.getHeader('content-type')).startsWith(eventStream)
}

/**
 * Sends answers as they come, as server-sent events: `next` for each, `complete` when there are no more. One at a time: the next
 * is asked for when the connection has taken the last. `isLeaving`: the server stops, so the end is none.
 */
export async function sendEvents(
  reply: FastifyReply,
  answers: AsyncIterableIterator<Answer>,
  isLeaving: () => boolean,
): Promise<FastifyReply> {
  reply.hijack()
  const { raw } = reply
  raw.once('close', () => void answers.return?.())
  for (const [name, value] of Object.entries(reply.getHeaders()))
    if (value !== undefined) raw.setHeader(name, value)
  raw.setHeader('content-type', `${eventStream}; charset=utf-8`)
  raw.setHeader('cache-control', 'no-store, no-transform')
  // The end of the stream is the end of its connection: a server that stops waits for those that could be used again.
  raw.shouldKeepAlive = false
  // A proxy that gathers what it passes on would hold back every event.
  raw.setHeader('x-accel-buffering', 'no')
  raw.flushHeaders()
  for await (const { result } of answers) {
    if (!(await isTaken(raw, `event: next\ndata: ${JSON.stringify(result)}\n\n`))) break
  }
  if (raw.destroyed) return reply
  if (!isLeaving()) raw.write('event: complete\ndata:\n\n')
  raw.end()
  return reply
}

/** False for a connection that is gone, or was let go. */
async function isTaken(raw: ServerResponse, event: string): Promise<boolean> {
  if (raw.destroyed) return false
  if (raw.write(event)) return true
  const impatience = new AbortController()
  const timer = setTimeout(() => impatience.abort(), patienceMs)
  try {
    await once(raw, 'drain', { signal: impatience.signal })
    return true
  } catch {
    // Broken while it was waited for, or too slow: the same end.
    raw.destroy()
    return false
  } finally {
    clearTimeout(timer)
  }
}
