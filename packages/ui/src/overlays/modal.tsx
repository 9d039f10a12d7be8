import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { findFocusTarget } from '../controls/focus-transfer.tsx'

/** Duration of the closing animation (docs/product-rules.md#timings). */
const leavingMs = 350

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
  /** Called on Escape, the close button and, if `dismissible`, a click outside. Undefined if only its button closes it. */
  readonly onClose: (() => void) | undefined
  readonly label: string
  /** A click outside closes it. False if typed text would be lost. */
  readonly dismissible: boolean
  readonly look: string
  readonly children: ReactNode
}

const backdrop =
  'backdrop:bg-[oklch(0.15_0.02_165/0.45)] backdrop:opacity-0 backdrop:transition-[opacity,display,overlay] backdrop:transition-discrete backdrop:duration-240 open:backdrop:opacity-100 starting:open:backdrop:opacity-0'

/** A native modal dialog: traps the focus, restores it on closing, and covers everything. The page behind does not scroll (base.css). */
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
      // The browser closes it without a `cancel` event if Escape is pressed twice.
      onClose={open ? (onClose ?? (() => element.current?.showModal())) : undefined}
      className={`fixed flex-col bg-raised text-ink shadow-2 transition-[opacity,translate,display,overlay] transition-discrete duration-240 outline-none open:flex ${backdrop} ${look}`}
    >
      {children}
    </dialog>
  )
}

/**
 * The browser restores the focus to the element that opened the dialog, if it still exists. If another element replaced it, focus that: a
 * field after keyboard use, otherwise a button, because a field would open a phone's keyboard.
 */
function focusHandedBack(): () => void {
  const opener = document.activeElement
  const parent = opener?.parentElement
  const isByKeyboard = opener?.matches(':focus-visible') ?? false
  return () => {
    if (!opener || opener.isConnected || !parent) return
    findFocusTarget(parent, isByKeyboard)?.focus({ preventScroll: true })
  }
}

/** A press that begins and ends on the backdrop. Ignores presses that began inside, such as selecting text. */
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
