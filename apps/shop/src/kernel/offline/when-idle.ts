import { uses } from '../app/uses.ts'
import { betweenUses } from './between-uses.ts'

const atLatestMs = 30_000

/** Resolves when a tab has been unused for a second, or after thirty seconds of constant use. */
export async function whenIdle(window: EventTarget): Promise<void> {
  const { used, wait } = betweenUses(atLatestMs)
  const listening = new AbortController()
  for (const use of uses)
    window.addEventListener(use, used, { capture: true, passive: true, signal: listening.signal })
  used()
  await wait()
  listening.abort()
}
