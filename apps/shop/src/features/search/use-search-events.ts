import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import { unfinishedScan } from '../scan/early-scans.ts'
import { createWedge, scannerKey } from '../scan/wedge.ts'
import { rowIdAround, setText } from './suggestion-focus.ts'

export interface SearchEvents {
  readonly input: RefObject<HTMLInputElement | null>
  readonly open: boolean
  readonly onOpen: (open: boolean) => void
  readonly onTyped: (text: string, isComposing: boolean) => void
  /** An arrow key, pressed in the row `from`, or in the search field if it is undefined. */
  readonly onStep: (from: string | undefined, step: 1 | -1) => void
  /** Enter in the search field, or the end of a scan. Returns true if it was handled, so that the form is not submitted. */
  readonly onEnter: (scanned: string | undefined) => boolean
  /** A key in the search field that may change the quantity to add. Returns true if it did, so that it is not typed. */
  readonly onCountKey: (key: string) => boolean
  /** Backspace before the first letter. Returns true if it was handled. */
  readonly onDropCount: () => boolean
  /** The Tab key in the search field. Returns true if the focus moved into the selected row. */
  readonly onTab: () => boolean
  readonly onPress: (pressed: Element) => void
}

/** Handles events of the search field and of the panel below it. The server renders the field, so this adds listeners to it. */
export function useSearchEvents(events: SearchEvents): void {
  const { input } = events
  const scanned = useRef<string>(undefined)
  const onFieldKey = useEffectEvent((event: KeyboardEvent) => handleFieldKey(events, event, scanned.current))
  const onPanelKey = useEffectEvent((event: KeyboardEvent) => handlePanelKey(events, event, scanned.current))
  const onFocus = useEffectEvent(() => {
    if (events.open) return
    events.onTyped(input.current?.value ?? '', false)
    events.onOpen(true)
  })
  const onInput = useEffectEvent((event: Event) => {
    events.onTyped(input.current?.value ?? '', event instanceof InputEvent && event.isComposing)
    events.onOpen(true)
  })
  const onOutside = useEffectEvent(({ target }: Event) => {
    if (!events.open || !(target instanceof Element)) return
    // A dialog over the panel returns the focus to it.
    if (!searchOf(input)?.contains(target) && !target.closest('dialog')) events.onOpen(false)
  })
  const onClick = useEffectEvent((event: PointerEvent) => {
    const pressed =
      event.target instanceof Element ? event.target.closest('[role=grid] :is(a, button)') : null
    if (!pressed) return
    events.onPress(pressed)
    // A link opens another page, which then has the focus.
    if (pressed.matches('button')) keepFocus(pressed, event)
  })
  useEffect(() => {
    const field = input.current
    const stop = new AbortController()
    const { signal } = stop
    const wedge = createWedge(unfinishedScan())
    const onAnyKey = (event: KeyboardEvent) => {
      scanned.current = wedge(scannerKey(event), event.timeStamp)
      onPanelKey(event)
    }
    field?.addEventListener('focus', () => onFocus(), { signal })
    field?.addEventListener('pointerdown', () => onFocus(), { signal })
    field?.addEventListener('input', (event) => onInput(event), { signal })
    field?.addEventListener('compositionend', (event) => onInput(event), { signal })
    field?.addEventListener('keydown', (event) => onFieldKey(event), { signal })
    searchOf(input)?.addEventListener('click', (event) => onClick(event), { signal })
    // In the capture phase, to see each key before the field does.
    document.addEventListener('keydown', onAnyKey, { signal, capture: true })
    document.addEventListener('pointerdown', (event) => onOutside(event), { signal })
    document.addEventListener('focusin', (event) => onOutside(event), { signal })
    if (field && document.activeElement === field) onFocus()
    return () => stop.abort()
  }, [input])
}

function handleFieldKey(events: SearchEvents, event: KeyboardEvent, scanned: string | undefined): void {
  const { input, onStep, onEnter, onCountKey, onDropCount, onTab } = events
  if (event.isComposing || event.altKey || event.ctrlKey || event.metaKey) return
  const isDone = (() => {
    switch (event.key) {
      case 'ArrowDown':
      case 'ArrowUp':
        onStep(undefined, event.key === 'ArrowDown' ? 1 : -1)
        return true
      case 'Enter':
        return onEnter(scanned)
      case 'Tab':
        return scanned === undefined ? !event.shiftKey && onTab() : onEnter(scanned)
      case 'Escape':
        if (input.current) stepBack(events, input.current)
        return true
      case 'Backspace':
        return onCountKey(event.key) || (isAtStart(input.current) && onDropCount())
      default:
        return onCountKey(event.key)
    }
  })()
  if (isDone) event.preventDefault()
}

function isAtStart(field: HTMLInputElement | null): boolean {
  return field?.selectionStart === 0 && field.selectionEnd === 0
}

function stepBack({ open, onOpen, onDropCount }: SearchEvents, field: HTMLInputElement): void {
  if (open) return onOpen(false)
  if (!onDropCount() && field.value === '') return field.blur()
  setText(field, '')
  onOpen(false)
}

/** In the panel, arrow keys move to the next row. Escape and an approved quantity return to the search field. */
function handlePanelKey(
  { input, open, onStep, onEnter }: SearchEvents,
  event: KeyboardEvent,
  scanned: string | undefined,
): void {
  const { target, key } = event
  if (!open || !(target instanceof Element) || target === input.current) return
  if (target !== document.body && !target.closest('search')) return
  if (scanned !== undefined) {
    // A wedge scanner typed over a quantity: restore it.
    event.preventDefault()
    event.stopPropagation()
    target.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
    onEnter(scanned)
  } else if (key === 'Escape' || (key === 'Enter' && target instanceof HTMLInputElement)) {
    input.current?.focus()
    input.current?.select()
  } else if (key === 'ArrowDown' || key === 'ArrowUp') {
    event.preventDefault()
    input.current?.focus()
    onStep(rowIdAround(target), key === 'ArrowDown' ? 1 : -1)
  }
}

/**
 * A pressed control may turn into another one and lose the focus. After a key press, focus the quantity; after a mouse
 * press, the search field. After a touch, focus nothing, so that no keyboard opens.
 */
function keepFocus(pressed: Element, event: PointerEvent): void {
  const unit = pressed.closest('[data-unit]')
  const field = pressed.closest('search')?.querySelector<HTMLElement>('form input')
  requestAnimationFrame(() => {
    if (document.activeElement !== document.body) return
    if (event.detail === 0) unit?.querySelector('input')?.focus()
    else if (event.pointerType === 'mouse') field?.focus()
  })
}

function searchOf(input: RefObject<HTMLInputElement | null>): HTMLElement | null | undefined {
  return input.current?.closest('search')
}
