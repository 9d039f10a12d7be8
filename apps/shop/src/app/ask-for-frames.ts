import type { AnyRouter } from '@tanstack/react-router'

/** No page that the device answers takes longer. */
const atMostMs = 250

/**
 * Asks the browser for every frame while a page is on its way in. One that is asked for only when the page is drawn begins with
 * the next beat of the screen; one that was asked for before waits for the page, and paints it at once. Gives the function that
 * stops it.
 */
export function askForFrames(router: AnyRouter): () => void {
  let frame = 0
  const stop = (): void => cancelAnimationFrame(frame)
  const stops = [
    router.subscribe('onBeforeLoad', ({ hrefChanged }) => {
      if (!hrefChanged) return
      stop()
      const until = performance.now() + atMostMs
      const ask = (): void => {
        if (performance.now() < until) frame = requestAnimationFrame(ask)
      }
      ask()
    }),
    router.subscribe('onRendered', stop),
    stop,
  ]
  return () => {
    for (const each of stops) each()
  }
}
