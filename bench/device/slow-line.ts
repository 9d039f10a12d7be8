import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'

export interface SlowLine {
  readonly url: string
  readonly close: () => void
}

/**
 * Throttles the connection, because a browser throttles its pages but not their workers. `bytesPerSecond`
 * applies towards the browser.
 */
export async function openSlowLine(url: string, bytesPerSecond: number): Promise<SlowLine> {
  const { hostname, port } = new URL(url)
  const sockets = new Set<Socket>()
  let freeAtMs = 0
  const server = createServer((near) => {
    const far = connect(Number(port), hostname)
    for (const socket of [near, far]) {
      sockets.add(socket)
      socket.on('error', () => socket.destroy()).on('close', () => sockets.delete(socket))
    }
    near.pipe(far)
    // The client may disconnect at any time.
    carry(far, near).catch(() => near.destroy())
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('There is no free port')

  async function carry(from: Socket, to: Socket): Promise<void> {
    for await (const bytes of from as AsyncIterable<Buffer>) {
      const nowMs = performance.now()
      freeAtMs = Math.max(freeAtMs, nowMs) + (bytes.length / bytesPerSecond) * 1000
      await delay(freeAtMs - nowMs)
      to.write(bytes)
    }
    to.end()
  }
  return {
    url: `http://127.0.0.1:${address.port}`,
    close: () => {
      server.close()
      for (const socket of sockets) socket.destroy()
    },
  }
}
