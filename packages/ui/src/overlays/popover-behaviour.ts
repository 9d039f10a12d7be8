import { type RefObject, useEffect, useEffectEvent, useLayoutEffect } from 'react'
import { moveFocus } from '../controls/move-focus.ts'
import { placement } from './placement.ts'

interface PlacementOptions {
  readonly open: boolean
  readonly anchor: RefObject<HTMLElement | null>
  readonly panel: RefObject<HTMLElement | null>
  readonly align: 'start' | 'end'
}

/** Places an open panel next to its anchor, above all other content. */
export function usePlacement({ open, anchor, panel, align }: PlacementOptions): void {
  useLayoutEffect(() => {
    if (open && anchor.current && panel.current) putBeside(anchor.current, panel.current, align)
  }, [open, anchor, panel, align])
}

function putBeside(anchor: HTMLElement, panel: HTMLElement, align: 'start' | 'end'): void {
  // The top layer is never clipped. Browsers without it use z-index.
  if ('showPopover' in panel) panel.showPopover()
  const { left, top } = placement(anchor.getBoundingClientRect(), panel.getBoundingClientRect(), {
    align,
    room: { width: document.documentElement.clientWidth, height: innerHeight },
  })
  panel.style.left = `${left}px`
  panel.style.top = `${top}px`
}

interface ClosingOptions {
  readonly open: boolean
  readonly anchor: RefObject<HTMLElement | null>
  readonly panel: RefObject<HTMLElement | null>
  /** Pressing a control inside does not close it. */
  readonly stays: boolean
  readonly close: () => void
}

/** Closes when an entry is chosen, on a press, focus or scroll elsewhere, and on Escape. Arrow keys move inside. */
export function useClosing({ open, anchor, panel, stays, close }: ClosingOptions): void {
  const onResize = useEffectEvent(() => close())
  const unlessInside = useEffectEvent((event: Event) => {
    if (event.target instanceof Node && anchor.current?.contains(event.target)) return
    close()
  })
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      event.preventDefault()
      close()
      anchor.current?.querySelector<HTMLElement>('[aria-expanded]')?.focus()
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      if (panel.current) moveFocus(panel.current, event.key === 'ArrowDown' ? 1 : -1)
    }
  })
  const onChosen = useEffectEvent((event: Event) => {
    if (stays || !panel.current || !event.composedPath().includes(panel.current)) return
    if (event.target instanceof Element && event.target.closest('a, button')) close()
  })
  // Listen while open: choosing an entry may re-render the page before its click arrives here.
  useEffect(() => {
    if (!open) return
    const stop = new AbortController()
    const options = { signal: stop.signal, capture: true }
    document.addEventListener('pointerdown', (event) => unlessInside(event), options)
    document.addEventListener('focusin', (event) => unlessInside(event), options)
    document.addEventListener('scroll', (event) => unlessInside(event), options)
    document.addEventListener('keydown', (event) => onKey(event), options)
    window.addEventListener('resize', () => onResize(), options)
    // Not in the capture phase: the pressed control must act while it still exists.
    document.addEventListener('click', (event) => onChosen(event), { signal: stop.signal })
    return () => stop.abort()
  }, [open])
}
