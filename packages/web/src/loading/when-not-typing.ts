/** After a pause this long, the user has finished with the field. */
const pauseMs = 30_000
const pollIntervalMs = 500

let typedAtMs = Number.NEGATIVE_INFINITY

export function trackTyping(): void {
  addEventListener('input', () => (typedAtMs = performance.now()), { capture: true, passive: true })
}

/** Resolves once the user is not in the middle of typing. Looks at a field only when it loses focus. */
export async function whenNotTyping(): Promise<void> {
  while (isInText() && performance.now() - typedAtMs < pauseMs)
    await new Promise((resolve) => setTimeout(resolve, pollIntervalMs))
}

function isInText(): boolean {
  const { activeElement } = document
  return activeElement instanceof HTMLInputElement || activeElement instanceof HTMLTextAreaElement
}
