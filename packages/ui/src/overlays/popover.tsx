import { type ReactNode, useId, useRef, useState } from 'react'
import { Button } from '../controls/button.tsx'
import { IconButton } from '../controls/icon-button.tsx'
import { Pick } from '../controls/toolbar.tsx'
import { useClosing, usePlaced } from './popover-behaviour.ts'

const triggers = { button: Button, pick: Pick } as const

export interface PopoverTrigger {
  /** `icon`: an IconButton with this name. */
  readonly as: 'icon' | keyof typeof triggers
  /** The name of an `icon`; of the panel always. */
  readonly label: string
  /** What is on the button: an icon, words, or both. */
  readonly face: ReactNode
}

export interface PopoverProps {
  readonly trigger: PopoverTrigger
  /** Which edge of the trigger the panel lines up with. */
  readonly align?: 'start' | 'end' | undefined
  /** Pressing something in it leaves it open: it holds controls rather than ways on. */
  readonly stays?: boolean | undefined
  readonly children: ReactNode
}

/**
 * A panel beside its button. It closes on Escape, on a press or the focus elsewhere, and when the page scrolls under it;
 * Escape gives the focus back. Arrow keys move between what can be pressed in it.
 */
export function Popover({ trigger, align = 'end', stays = false, children }: PopoverProps) {
  const [open, setOpen] = useState(false)
  const anchor = useRef<HTMLSpanElement>(null)
  const panel = useRef<HTMLFieldSetElement>(null)
  const id = useId()
  usePlaced({ open, anchor, panel, align })
  useClosing({ open, anchor, panel, stays, close: () => setOpen(false) })
  const { as, label, face } = trigger
  const state = {
    'aria-expanded': open,
    'aria-controls': open ? id : undefined,
    onClick: () => setOpen(!open),
  }
  const Trigger = as === 'icon' ? undefined : triggers[as]
  return (
    <span ref={anchor} className="relative inline-flex">
      {Trigger ? (
        <Trigger {...state}>{face}</Trigger>
      ) : (
        <IconButton {...state} label={label}>
          {face}
        </IconButton>
      )}
      {open && (
        <fieldset ref={panel} id={id} aria-label={label} popover="manual" className={panelLook}>
          {children}
        </fieldset>
      )}
    </span>
  )
}

const panelLook =
  'fixed inset-auto z-40 m-0 max-h-[calc(100dvh-16px)] max-w-[calc(100vw-16px)] min-w-0 overflow-y-auto rounded-tile border border-line bg-raised text-left text-ink shadow-2'
