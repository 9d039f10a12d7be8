import { platform } from '@provender/platform/current'

interface Place {
  readonly control: Element
  readonly line: HTMLElement
  /** Among the lines on the page. */
  readonly index: number
  /** Of the page. */
  readonly path: string
}

/**
 * Keeps the keyboard's place in the lines. If the focused control goes, the focus moves to what came in its place in the line; if the
 * line goes, to the next line. Not to its button, which a held key would press. On another page it moves nothing.
 */
export function keepLineFocus(): () => void {
  const stop = new AbortController()
  let place: Place | undefined
  const onFocus = ({ target }: FocusEvent) => {
    place = placeOf(target)
  }
  const onChange = () => {
    if (!place || place.control.isConnected || document.activeElement !== document.body) return
    const { line, index, path } = place
    place = undefined
    if (path !== platform().navigation.path()) return
    if (line.isConnected) noteButton(line)?.focus({ preventScroll: true })
    else focusOn(linesOfPage().at(index) ?? linesOfPage().at(-1) ?? document.querySelector('main h1'))
  }
  const observer = new MutationObserver(onChange)
  observer.observe(document.querySelector('main') ?? document.body, { childList: true, subtree: true })
  document.addEventListener('focusin', onFocus, { signal: stop.signal })
  return () => {
    // The last line may have gone with the list.
    onChange()
    observer.disconnect()
    stop.abort()
  }
}

function placeOf(target: EventTarget | null): Place | undefined {
  const line = target instanceof Element && target.closest<HTMLElement>('[data-basket-line]')
  if (!line) return undefined
  return { control: target, line, index: linesOfPage().indexOf(line), path: platform().navigation.path() }
}

function linesOfPage(): readonly HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('[data-basket-line]')]
}

/** Of the note that was just written, else the one that begins a note. */
function noteButton(line: HTMLElement): HTMLElement | null {
  return (
    line.querySelector<HTMLElement>('[data-line-notes] > :last-child button') ??
    line.querySelector<HTMLElement>('[data-line-action="note"]')
  )
}

function focusOn(element: HTMLElement | null): void {
  if (!element) return
  if (element.tabIndex < 0) element.tabIndex = -1
  element.focus({ preventScroll: true })
}
