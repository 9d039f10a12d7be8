import { uses } from '../app/uses.ts'

const calmForMs = 1000
const atLatestMs = 30_000

/** Resolves when nobody has pressed or typed anything in a window for a second; who never rests is not waited for longer than half a minute. */
export async function whenCalm(window: EventTarget): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const listening = new AbortController()
  const latest = setTimeout(resolve, atLatestMs)
  let calm = setTimeout(resolve, calmForMs)
  const used = (): void => {
    clearTimeout(calm)
    calm = setTimeout(resolve, calmForMs)
  }
  for (const use of uses)
    window.addEventListener(use, used, { capture: true, passive: true, signal: listening.signal })
  await promise
  listening.abort()
  clearTimeout(calm)
  clearTimeout(latest)
}
