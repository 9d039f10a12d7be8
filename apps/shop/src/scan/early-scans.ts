declare global {
  interface Window {
    /** Gives what was scanned before there was anything to hear it, and ends what kept it; then nothing more. */
    takeEarlyScans?: () => readonly string[]
  }
}

/** The field of a search of products, until the search itself is there and gives it a role: then that takes what is scanned into its list. */
export const earlySearchField = 'search [action="/shop"] input:not([role])'

/**
 * Runs in the page ahead of every script, as a text: nothing outside of it is there. Keeps what a scanner types until what hears scanners is, and
 * keeps Enter from leading away. Numbers alone, outside of fields and in that of the search, which gets back what stood in it.
 */
export function keepEarlyScans(searchField: string, longestGapMs: number, fewestKeys: number): void {
  const codes: string[] = []
  let typed = ''
  let standing = ''
  let lastAtMs = 0
  const onKey = (event: KeyboardEvent) => {
    const { key, target, timeStamp } = event
    const field = target instanceof HTMLInputElement ? target : undefined
    if (timeStamp - lastAtMs > longestGapMs) typed = ''
    if (typed === '') standing = field ? field.value : ''
    lastAtMs = timeStamp
    if (/^.$/.test(key)) typed += key
    if (key !== 'Enter' && key !== 'Tab') return
    const code = typed
    typed = ''
    if (code.length < fewestKeys || !/^[\d()]+$/.test(code)) return
    if (field ? !field.matches(searchField) : target instanceof HTMLTextAreaElement) return
    event.preventDefault()
    event.stopPropagation()
    codes.push(code)
    if (!field) return
    field.value = standing
    field.select()
  }
  addEventListener('keydown', onKey, true)
  window.takeEarlyScans = () => {
    removeEventListener('keydown', onKey, true)
    return codes.splice(0)
  }
}
