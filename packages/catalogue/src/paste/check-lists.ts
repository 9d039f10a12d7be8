const box = /^\s*(?:[-*•]\s*)?(?:\[([ xX✓✔]?)\]|([☐⬜☑✅✓✔☒✗✘❌]))/u

type Box = 'open' | 'ticked' | 'crossed'

function boxOf(text: string): Box | undefined {
  const [all, written, sign] = box.exec(text) ?? []
  if (all === undefined) return undefined
  if (sign === undefined) return written?.trim() === '' ? 'open' : 'ticked'
  return '☐⬜'.includes(sign) ? 'open' : '☒✗✘❌'.includes(sign) ? 'crossed' : 'ticked'
}

/**
 * The rows of a list whose boxes differ: a tick may say that a thing is done, or that it is wanted. If all boxes are equal, they say
 * nothing.
 */
export function differentlyTicked<Row extends { readonly text: string }>(
  rows: readonly Row[],
): readonly Row[] {
  const boxed = Map.groupBy(rows, ({ text }) => boxOf(text))
  boxed.delete(undefined)
  return boxed.size > 1 ? [...boxed.values()].flat() : []
}
