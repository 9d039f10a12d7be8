import { uses } from '../app/uses.ts'
import { betweenUses } from './between-uses.ts'

const atLatestMs = 30_000

/** Resolves when nobody has used a window for a second; who never rests is not waited for longer than half a minute. */
export async function whenIdle(window: EventTarget): Promise<void> {
  const { used, wait } = betweenUses(atLatestMs)
  const listening = new AbortController()
  for (const use of uses)
    window.addEventListener(use, used, { capture: true, passive: true, signal: listening.signal })
  used()
  await wait()
  listening.abort()
}
