import { begunScan, earlySearchField } from './early-scans.ts'
import { createWedge, longestGapMs } from './wedge.ts'

/**
 * Hears a scanner that types, wherever the focus is, unless that is a field for text. What it typed over stays as it was:
 * a quantity is not approved, a field that hears scans gets back what stood in it. Gives the function that stops it.
 */
export function listenToWedgeScanner(onCode: (code: string) => void): () => void {
  const wedge = createWedge(begunScan())
  let { standing, lastAtMs, lastTarget } = begunScan()
  const onKey = (event: KeyboardEvent) => {
    const { target, timeStamp } = event
    // A scan may follow hard on a key that led from another field.
    if (timeStamp - lastAtMs > longestGapMs || target !== lastTarget)
      standing = target instanceof HTMLInputElement ? target.value : ''
    lastAtMs = timeStamp
    lastTarget = target
    const code = takesText(target) ? undefined : wedge(event.key, timeStamp)
    if (code === undefined) return
    // The button or the field that happens to have the focus is not meant.
    event.preventDefault()
    event.stopPropagation()
    leaveField(target, standing)
    onCode(code)
  }
  addEventListener('keydown', onKey, { capture: true })
  for (const code of globalThis.earlyScans?.take() ?? []) onCode(code)
  return () => removeEventListener('keydown', onKey, { capture: true })
}

/** Fields that a scan goes past. */
const hearing = `[data-hears-scans], ${earlySearchField}`
const textFields = `textarea, input:not([type=checkbox], [type=radio], [type=range], [data-quantity], ${hearing}), search [data-quantity]`

function takesText(target: EventTarget | null): boolean {
  return target instanceof Element && target.matches(textFields)
}

function leaveField(target: EventTarget | null, standing: string): void {
  if (!(target instanceof HTMLInputElement)) return
  if (target.matches('[data-quantity]'))
    target.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
  else if (target.matches(hearing)) {
    target.setRangeText(standing, 0, target.value.length)
    target.dispatchEvent(new InputEvent('input', { bubbles: true }))
    target.select()
  }
}
