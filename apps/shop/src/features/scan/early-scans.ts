import { hrefOf } from '@provender/web/address/href-of'

declare global {
  var earlyScans: EarlyScans | undefined
}

interface EarlyScans {
  /** Stops storing codes and returns those stored. A second call returns none. */
  readonly stop: () => readonly string[]
  /** The scan in progress, so that a listener that starts in the middle can continue it. */
  readonly unfinished: () => UnfinishedScan
}

export interface UnfinishedScan {
  readonly typed: string
  readonly textBefore: string
  /** When the last key was pressed, as an event timestamp. */
  readonly lastAtMs: number
  readonly lastTarget: EventTarget | null
}

const noScan: UnfinishedScan = {
  typed: '',
  textBefore: '',
  lastAtMs: Number.NEGATIVE_INFINITY,
  lastTarget: null,
}

export function unfinishedScan(): UnfinishedScan {
  return globalThis.earlyScans?.unfinished() ?? noScan
}

/**
 * The product search field until instant search has loaded and given it a role.
 * From then on, scans in it go into the search results.
 */
export const earlySearchField = `search [action="${hrefOf({ to: '/shop' })}"] input:not([role])`

/**
 * Runs in the page before any script, as source text, so it must use nothing outside itself. Stores what a wedge
 * scanner types until the shop listens, and stops Enter from submitting a form. Accepts only digits and brackets,
 * outside of fields or in the search field, whose content it restores.
 */
export function recordEarlyScans(searchField: string, maxGapMs: number, minKeys: number): void {
  const codes: string[] = []
  let isRecording = true
  let typed = ''
  let textBefore = ''
  let lastAtMs = 0
  let lastTarget: EventTarget | null = null
  const onKey = (event: KeyboardEvent) => {
    const { key, target, timeStamp } = event
    const field = target instanceof HTMLInputElement ? target : undefined
    if (timeStamp - lastAtMs > maxGapMs) typed = ''
    if (typed === '') textBefore = field ? field.value : ''
    lastAtMs = timeStamp
    lastTarget = target
    if (/^.$/.test(key)) typed += key
    if (key !== 'Enter' && key !== 'Tab') return
    const code = typed
    typed = ''
    if (!isRecording || code.length < minKeys || !/^(?:\][A-Za-z]\d|[A-Za-z])?[\d()]+$/.test(code)) return
    if (field ? !field.matches(searchField) : target instanceof HTMLTextAreaElement) return
    event.preventDefault()
    event.stopPropagation()
    codes.push(code)
    if (!field) return
    field.value = textBefore
    field.select()
  }
  addEventListener('keydown', onKey, true)
  const stop = () => {
    isRecording = false
    return codes.splice(0)
  }
  const unfinished = () => ({ typed, textBefore, lastAtMs, lastTarget })
  Object.assign(globalThis, { earlyScans: { stop, unfinished } })
}
