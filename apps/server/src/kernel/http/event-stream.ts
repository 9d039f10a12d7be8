import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import type { FastifyReply } from 'fastify'
import type { Answer } from '../graphql/answer.ts'

const eventStream = 'text/event-stream'
/** A client that reads nothing for this long is disconnected. It catches up when it reconnects. */
const timeoutMs = 20_000

export function isEventStream({ raw }: FastifyReply): boolean {
  return String(raw.getHeader('content-type')).startsWith(eventStream)
}

/**
 * Sends responses as server-sent events: `next` for each, and `complete` after the last. Each is requested
 * only after the connection has accepted the one before. With `isLeaving` the server is stopping, so
 * `complete` is not sent.
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
  // Closes the connection with the stream: a stopping server waits for connections that could be reused.
  raw.shouldKeepAlive = false
  // A buffering proxy would hold back every event.
  raw.setHeader('x-accel-buffering', 'no')
  raw.flushHeaders()
  for await (const { result } of answers) {
    if (!(await write(raw, `event: next\ndata: ${JSON.stringify(result)}\n\n`))) break
  }
  if (raw.destroyed) return reply
  if (!isLeaving()) raw.write('event: complete\ndata:\n\n')
  raw.end()
  return reply
}

async function write(raw: ServerResponse, event: string): Promise<boolean> {
  if (raw.destroyed) return false
  if (raw.write(event)) return true
  const timeout = new AbortController()
  const timer = setTimeout(() => timeout.abort(), timeoutMs)
  try {
    await once(raw, 'drain', { signal: timeout.signal })
    return true
  } catch {
    raw.destroy()
    return false
  } finally {
    clearTimeout(timer)
  }
}
