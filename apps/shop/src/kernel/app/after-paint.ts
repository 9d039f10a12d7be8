/** Does something when what is drawn now is on the screen. Gives what calls it off. */
export function afterPaint(act: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(act)
  })
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}

/** Resolves when what is drawn now is on the screen; at once in a window that nobody sees, which is not painted. */
export async function painted(): Promise<void> {
  if (document.visibilityState === 'hidden') return
  await new Promise<void>((resolve) => void afterPaint(resolve))
}
