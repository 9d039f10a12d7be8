/** A shorter way may be a finger that rests. */
const turnPx = 24
/** This close to an end of the page nothing gives way. */
const endPx = 48

/**
 * Marks the page while the user scrolls down, so that bars give way to the lines (`basket-lines.css`). Scrolling up or reaching an end
 * brings them back. They move by `translate`, so the lines stay where they are. Returns the function that stops it.
 */
export function followScroll(): () => void {
  const { documentElement: page } = document
  const stop = new AbortController()
  let turnedAt = scrollY
  let last = scrollY
  let isDown = false
  addEventListener(
    'scroll',
    () => {
      const wasDown = isDown
      isDown = scrollY > last
      if (isDown !== wasDown) turnedAt = last
      last = scrollY
      const isAtEnd = scrollY < endPx || scrollY + innerHeight > page.scrollHeight - endPx
      if (isAtEnd) page.toggleAttribute('data-gives-way', false)
      else if (Math.abs(scrollY - turnedAt) >= turnPx) page.toggleAttribute('data-gives-way', isDown)
    },
    { signal: stop.signal, passive: true },
  )
  return () => {
    stop.abort()
    page.toggleAttribute('data-gives-way', false)
  }
}
