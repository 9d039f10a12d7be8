import { type PointerEvent, type ReactNode, useEffect, useRef, useState } from 'react'

/** The delay before it opens, so that a passing pointer opens nothing (docs/product-rules.md#timings). */
const openAfterMs = 150
/** Before it closes: the way from the link to the card is not leaving. */
const closeAfterMs = 200

export interface HoverCardProps {
  /** The link it hangs from; the card shows nothing that its page does not. */
  readonly trigger: ReactNode
  /** Names the card. */
  readonly label: string
  readonly children: ReactNode
  /** The page shows all of it already: the card would only cover the page. */
  readonly off?: boolean | undefined
}

/**
 * Shows more under a link while a mouse rests on it. It closes on leaving, on following a link and on
 * Escape; a finger follows the link.
 */
export function HoverCard({ trigger, label, children, off = false }: HoverCardProps) {
  const [open, setOpen] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const wait = (toOpen: boolean) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setOpen(toOpen), toOpen ? openAfterMs : closeAfterMs)
  }
  const onPointerEnter = (event: PointerEvent) => {
    if (event.pointerType === 'mouse') wait(true)
  }
  const close = () => {
    clearTimeout(timer.current)
    setOpen(false)
  }
  return (
    <div className="relative" onPointerEnter={onPointerEnter} onPointerLeave={() => wait(false)}>
      {trigger}
      {open && !off && (
        <section
          aria-label={label}
          className="absolute top-[calc(100%+6px)] right-0 z-40 w-95 max-w-[calc(100vw-32px)] rounded-tile border border-line bg-raised shadow-2"
        >
          <Closes onClose={close} />
          {children}
        </section>
      )}
    </div>
  )
}

/** On Escape, wherever the focus is while a mouse holds the card open, and with the page that a link leaves. */
function Closes({ onClose }: { readonly onClose: () => void }) {
  useEffect(() => {
    const stop = new AbortController()
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') onClose()
    }
    const onClick = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest('a')) onClose()
    }
    document.addEventListener('keydown', onKey, { signal: stop.signal })
    document.addEventListener('click', onClick, { signal: stop.signal })
    return () => stop.abort()
  })
  return null
}
