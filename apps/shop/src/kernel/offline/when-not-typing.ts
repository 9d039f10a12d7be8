/** Who has not typed for so long has left the field as it is. */
const pauseMs = 30_000
const lookEveryMs = 500

let typedAtMs = Number.NEGATIVE_INFINITY

/** From now on it is known when somebody typed last. */
export function followTyping(): void {
  addEventListener('input', () => (typedAtMs = performance.now()), { capture: true, passive: true })
}

/** Resolves once nobody is in the middle of typing: what stands in a field is taken when it is left. */
export async function whenNotTyping(): Promise<void> {
  while (isInText() && performance.now() - typedAtMs < pauseMs)
    await new Promise((resolve) => setTimeout(resolve, lookEveryMs))
}

function isInText(): boolean {
  const { activeElement } = document
  return activeElement instanceof HTMLInputElement || activeElement instanceof HTMLTextAreaElement
}
