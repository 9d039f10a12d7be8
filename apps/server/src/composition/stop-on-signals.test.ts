import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startUntilSignal } from './stop-on-signals.ts'

const options = { log: { info: () => {}, error: () => {} }, drainSeconds: 0 }
let signal: () => void
let exited: PromiseWithResolvers<number>
let isOver: boolean
beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(process, 'on').mockImplementation((name, end: (name: string) => void) => {
    if (name === 'SIGTERM') signal = () => end('SIGTERM')
    return process
  })
  exited = Promise.withResolvers()
  isOver = false
  vi.spyOn(process, 'exit').mockImplementation((code) => {
    isOver = true
    return exited.resolve(Number(code)) as never
  })
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

test('a running server is stopped before the process exits', async () => {
  const stop = vi.fn(() => Promise.resolve())
  await startUntilSignal(() => Promise.resolve({ stop }), options)
  signal()
  expect(await exited.promise).toBe(0)
  expect(stop).toHaveBeenCalledOnce()
})

test('a starting server gives up, and then the process exits', async () => {
  const starting = startUntilSignal(async (ending) => {
    await new Promise((resolve) => ending.addEventListener('abort', resolve))
    throw new Error('Connection terminated')
  }, options)
  signal()
  expect(await starting).toBeUndefined()
  expect(await exited.promise).toBe(0)
})

test('an error during the start is thrown', async () => {
  await expect(startUntilSignal(() => Promise.reject(new Error('no port')), options)).rejects.toThrow(
    'no port',
  )
  expect(isOver).toBe(false)
})

test('a second signal exits at once', async () => {
  await startUntilSignal(() => Promise.resolve({ stop: () => new Promise<void>(() => {}) }), options)
  signal()
  signal()
  expect(await exited.promise).toBe(1)
})
