import { unfinishedScan, earlySearchField } from './early-scans.ts'
import { createQuantityCode } from './quantity-code.ts'
import { createScanOrQuantity } from './scan-or-quantity.ts'
import { createWedge, maxSlowGapMs, scannerKey } from './wedge.ts'

type IsProductCode = (code: string) => Promise<boolean>

/**
 * Listens to a wedge scanner on the whole page, except in text fields. Restores what the scan typed over: a quantity is
 * not approved, and a field that allows scans gets its content back. `isProductCode` decides what may also be a quantity.
 * Returns the function that stops listening.
 */
export function listenToWedgeScanner(
  onCode: (code: string) => void,
  isProductCode: IsProductCode = () => Promise.resolve(false),
): () => void {
  const wedge = createWedge(unfinishedScan())
  const quantityCode = createQuantityCode()
  const scanOrQuantity = createScanOrQuantity()
  let { textBefore, lastAtMs, lastTarget } = unfinishedScan()
  const onKey = (event: KeyboardEvent) => {
    const { target, timeStamp } = event
    // A scan may follow closely after a key in another field.
    if (timeStamp - lastAtMs > maxSlowGapMs || target !== lastTarget)
      textBefore = target instanceof HTMLInputElement ? target.value : ''
    lastAtMs = timeStamp
    lastTarget = target
    const key = scannerKey(event)
    const fastCode = takesText(target) ? undefined : wedge(key, timeStamp)
    const slowCode = quantityCode.read(key, quantityField(target))
    const code = fastCode ?? slowCode
    const shortCode = isNumberField(target) ? scanOrQuantity(key, timeStamp) : undefined
    if (code === undefined && shortCode !== undefined) void decide(event, shortCode, textBefore)
    if (code === undefined) return
    // The scan is not meant for the focused button or field.
    event.preventDefault()
    event.stopPropagation()
    leaveField(target, textBefore)
    onCode(code)
  }
  const decide = async (event: KeyboardEvent, code: string, before: string) => {
    // Tab only leaves the field. Enter would order.
    const isHeld = event.key !== 'Tab'
    if (isHeld) {
      event.preventDefault()
      event.stopPropagation()
    }
    const { target } = event
    if (await isProductCode(code).catch(() => false)) {
      leaveField(target, before)
      onCode(code)
    } else if (isHeld) enterQuantity(target)
  }
  const listening = new AbortController()
  const { signal } = listening
  addEventListener('keydown', onKey, { capture: true, signal })
  for (const event of ['pointerdown', 'focusin'])
    addEventListener(event, quantityCode.restart, { capture: true, signal })
  for (const code of globalThis.earlyScans?.stop() ?? []) onCode(code)
  return () => listening.abort()
}

/** Fields in which a scan is still recognised. */
const scanFields = `[data-accepts-scans], ${earlySearchField}`
const textFields = `textarea, input:not([type=checkbox], [type=radio], [type=range], [data-quantity], ${scanFields}), search [data-quantity]`

function quantityField(target: EventTarget | null): HTMLInputElement | null {
  return target instanceof HTMLInputElement && target.matches('[data-quantity]') ? target : null
}

/** A quantity of a line, or of the product that is about to be added. */
function isNumberField(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLInputElement && target.matches('[data-quantity], [data-accepts-scans][inputmode]')
  )
}

function enterQuantity(target: EventTarget | null): void {
  if (quantityField(target))
    target?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }))
  else if (target instanceof HTMLInputElement) target.form?.requestSubmit()
}

function takesText(target: EventTarget | null): boolean {
  return target instanceof Element && target.matches(textFields)
}

function leaveField(target: EventTarget | null, textBefore: string): void {
  if (!(target instanceof HTMLInputElement)) return
  if (quantityField(target))
    target.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
  else if (target.matches(scanFields)) {
    target.setRangeText(textBefore, 0, target.value.length)
    target.dispatchEvent(new InputEvent('input', { bubbles: true }))
    target.select()
  }
}
