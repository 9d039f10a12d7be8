import { hrefOf } from '../../kernel/app/href-of.ts'

declare global {
  var earlyScans: EarlyScans | undefined
}

interface EarlyScans {
  /** Ends the keeping of codes and hands over those that were kept. A second call gives none. */
  readonly take: () => readonly string[]
  /** The scan that is being typed at this moment: what comes alive in the middle of it goes on with it. */
  readonly begun: () => BegunScan
}

export interface BegunScan {
  readonly typed: string
  /** What stood in the field before the scan. */
  readonly standing: string
  /** When the last key was pressed, in the time of events. */
  readonly lastAtMs: number
  readonly lastTarget: EventTarget | null
}

const noScan: BegunScan = {
  typed: '',
  standing: '',
  lastAtMs: Number.NEGATIVE_INFINITY,
  lastTarget: null,
}

export function begunScan(): BegunScan {
  return globalThis.earlyScans?.begun() ?? noScan
}

/** The field of a search of products, until the search itself is there and gives it a role: then that takes what is scanned into its list. */
export const earlySearchField = `search [action="${hrefOf({ to: '/shop' })}"] input:not([role])`

/**
 * Runs in the page ahead of every script, as a text: nothing outside of it is there. Keeps what a scanner types until the shop listens to
 * scanners, and keeps Enter from leading away. Numbers alone, outside of fields and in that of the search, which gets back what stood in it.
 */
export function keepEarlyScans(searchField: string, longestGapMs: number, fewestKeys: number): void {
  const codes: string[] = []
  let isKeeping = true
  let typed = ''
  let standing = ''
  let lastAtMs = 0
  let lastTarget: EventTarget | null = null
  const onKey = (event: KeyboardEvent) => {
    const { key, target, timeStamp } = event
    const field = target instanceof HTMLInputElement ? target : undefined
    if (timeStamp - lastAtMs > longestGapMs) typed = ''
    if (typed === '') standing = field ? field.value : ''
    lastAtMs = timeStamp
    lastTarget = target
    if (/^.$/.test(key)) typed += key
    if (key !== 'Enter' && key !== 'Tab') return
    const code = typed
    typed = ''
    if (!isKeeping || code.length < fewestKeys || !/^[\d()]+$/.test(code)) return
    if (field ? !field.matches(searchField) : target instanceof HTMLTextAreaElement) return
    event.preventDefault()
    event.stopPropagation()
    codes.push(code)
    if (!field) return
    field.value = standing
    field.select()
  }
  addEventListener('keydown', onKey, true)
  const take = () => {
    isKeeping = false
    return codes.splice(0)
  }
  const begun = () => ({ typed, standing, lastAtMs, lastTarget })
  Object.assign(globalThis, { earlyScans: { take, begun } })
}
