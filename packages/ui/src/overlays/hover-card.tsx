import { type PointerEvent, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'

/** Opening delay, so that a passing pointer opens nothing (docs/product-rules.md#timings). */
const openDelayMs = 150
/** Closing delay, so that the pointer can move from the link to the card. */
const closeDelayMs = 200

export interface HoverCardProps {
  readonly trigger: ReactNode
  readonly label: string
  readonly children: ReactNode
  readonly off?: boolean | undefined
}

/** A card below a link while the mouse is over it. Closes on leaving, on following a link and on Escape. A touch follows the link. */
export function HoverCard({ trigger, label, children, off = false }: HoverCardProps) {
  const [open, setOpen] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const wait = (isOpening: boolean) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setOpen(isOpening), isOpening ? openDelayMs : closeDelayMs)
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

/** Closes on Escape, wherever the focus is, and on navigation: from the moment the card is seen. */
function Closes({ onClose }: { readonly onClose: () => void }) {
  useLayoutEffect(() => {
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
