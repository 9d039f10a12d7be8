import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { heirIn } from '../controls/focus-heir.tsx'

/** How long a closing dialog stays, for its animation (docs/product-rules.md#timings). */
const leavingMs = 350

/** True while open, and for a moment after. */
function usePresence(open: boolean): boolean {
  const [present, setPresent] = useState(open)
  if (open && !present) setPresent(true)
  useEffect(() => {
    if (open || !present) return
    const timer = setTimeout(() => setPresent(false), leavingMs)
    return () => clearTimeout(timer)
  }, [open, present])
  return present
}

export interface ModalProps {
  readonly open: boolean
  /** Escape, the close button, and a click outside where `dismissible` allows it. Undefined: it stays until its one way on is taken. */
  readonly onClose: (() => void) | undefined
  /** Names the dialog. */
  readonly label: string
  /** A click outside closes it. Not where something typed would be lost. */
  readonly dismissible: boolean
  /** Its place and size. */
  readonly look: string
  readonly children: ReactNode
}

const backdrop =
  'backdrop:bg-[oklch(0.15_0.02_165/0.45)] backdrop:opacity-0 backdrop:transition-[opacity,display,overlay] backdrop:transition-discrete backdrop:duration-240 open:backdrop:opacity-100 starting:open:backdrop:opacity-0'

/**
 * The browser's own modal dialog: it holds the focus, gives it back when it closes, and lies over everything. The page
 * behind does not scroll meanwhile (base.css).
 */
export function Modal(props: ModalProps) {
  return usePresence(props.open) && <ModalDialog {...props} />
}

function ModalDialog({ open, onClose, label, dismissible, look, children }: ModalProps) {
  const element = useRef<HTMLDialogElement>(null)
  const handBack = useRef<() => void>(undefined)
  useEffect(() => {
    if (!open) {
      element.current?.close()
      return handBack.current?.()
    }
    handBack.current = focusHandedBack()
    const { style, clientWidth } = document.documentElement
    style.setProperty('--scroll-bar', `${innerWidth - clientWidth}px`)
    element.current?.showModal()
  }, [open])
  useClickOutside(element, dismissible ? onClose : undefined)
  return (
    <dialog
      ref={element}
      aria-label={label}
      onCancel={(event) => {
        event.preventDefault()
        onClose?.()
      }}
      // The browser closes it without asking when Escape is pressed twice.
      onClose={open ? (onClose ?? (() => element.current?.showModal())) : undefined}
      className={`fixed flex-col bg-raised text-ink shadow-2 transition-[opacity,translate,display,overlay] transition-discrete duration-240 outline-none open:flex ${backdrop} ${look}`}
    >
      {children}
    </dialog>
  )
}

/**
 * The browser gives the focus back to what opened a dialog, if that is still there. If something else took its place meanwhile,
 * that gets it: by the keyboard its field; otherwise a button, or the keyboard of a phone would open.
 */
function focusHandedBack(): () => void {
  const opener = document.activeElement
  const place = opener?.parentElement
  const isByKeyboard = opener?.matches(':focus-visible') ?? false
  return () => {
    if (!opener || opener.isConnected || !place) return
    heirIn(place, isByKeyboard)?.focus({ preventScroll: true })
  }
}

/** A press that begins and ends on the backdrop. One that began inside (selecting text) is none. */
function useClickOutside(
  element: RefObject<HTMLDialogElement | null>,
  onOutside: (() => void) | undefined,
): void {
  useEffect(() => {
    const dialog = element.current
    if (!dialog || !onOutside) return
    let began = false
    const stop = new AbortController()
    dialog.addEventListener('pointerdown', (event) => (began = event.target === dialog), {
      signal: stop.signal,
    })
    dialog.addEventListener('click', (event) => began && event.target === dialog && onOutside(), {
      signal: stop.signal,
    })
    return () => stop.abort()
  })
}
