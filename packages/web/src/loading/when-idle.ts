import { inputEvents } from '../input/input-events.ts'
import { createIdlePacer } from './idle-pacer.ts'

const atLatestMs = 30_000

/** Resolves when a tab has been unused for a second, or after thirty seconds of constant use. */
export async function whenIdle(window: EventTarget): Promise<void> {
  const { recordUse: used, waitUntilIdle: wait } = createIdlePacer(atLatestMs)
  const listening = new AbortController()
  for (const use of inputEvents)
    window.addEventListener(use, used, { capture: true, passive: true, signal: listening.signal })
  used()
  await wait()
  listening.abort()
}
