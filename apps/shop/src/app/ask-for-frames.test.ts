import type { AnyRouter } from '@tanstack/react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { askForFrames } from './ask-for-frames.ts'

const beatMs = 16
let heard: Map<string, (event: { readonly hrefChanged: boolean }) => void>
let stop: () => void

/** How many frames begin within 160 ms. */
async function framesBegun(): Promise<number> {
  const before = begun
  await vi.advanceTimersByTimeAsync(10 * beatMs)
  return begun - before
}
let begun: number

beforeEach(() => {
  vi.useFakeTimers()
  begun = 0
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) =>
    setTimeout(() => {
      begun += 1
      draw()
    }, beatMs),
  )
  vi.stubGlobal('cancelAnimationFrame', clearTimeout)
  heard = new Map()
  const router = {
    subscribe: (event: string, hear: () => void) => {
      heard.set(event, hear)
      return () => heard.delete(event)
    },
  }
  stop = askForFrames(router as unknown as AnyRouter)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('every frame is asked for until the page is drawn', async () => {
  expect(await framesBegun()).toBe(0)
  heard.get('onBeforeLoad')!({ hrefChanged: true })
  expect(await framesBegun()).toBe(10)
  heard.get('onRendered')!({ hrefChanged: true })
  expect(await framesBegun()).toBe(0)
})

test('a page that takes long, or does not come, lets the screen rest', async () => {
  heard.get('onBeforeLoad')!({ hrefChanged: true })
  await vi.advanceTimersByTimeAsync(300)
  expect(await framesBegun()).toBe(0)
})

test('a page that is loaded again where it stands needs none, and neither does a window that is left', async () => {
  heard.get('onBeforeLoad')!({ hrefChanged: false })
  expect(await framesBegun()).toBe(0)
  heard.get('onBeforeLoad')!({ hrefChanged: true })
  stop()
  expect(await framesBegun()).toBe(0)
  expect(heard.size).toBe(0)
})
