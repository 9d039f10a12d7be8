export function runAfterPaint(action: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(action)
  })
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}

/** Resolves after the current frame is painted. Resolves at once in a hidden tab, which is not painted. */
export async function painted(): Promise<void> {
  if (document.visibilityState === 'hidden') return
  await new Promise<void>((resolve) => void runAfterPaint(resolve))
}
