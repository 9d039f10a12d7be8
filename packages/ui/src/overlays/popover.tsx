import { type ReactNode, useId, useRef, useState } from 'react'
import { Button } from '../controls/button.tsx'
import { IconButton } from '../controls/icon-button.tsx'
import { Pick } from '../controls/toolbar.tsx'
import { useClosing, usePlacement } from './popover-behaviour.ts'

const triggers = { button: Button, pick: Pick } as const

export interface PopoverTrigger {
  /** `icon`: an IconButton with this name. */
  readonly as: 'icon' | keyof typeof triggers
  /** Accessible name of the panel, and of an `icon` trigger. */
  readonly label: string
  /** Content of the button: an icon, text, or both. */
  readonly face: ReactNode
}

export interface PopoverProps {
  readonly trigger: PopoverTrigger
  /** The edge of the trigger that the panel is aligned with. */
  readonly align?: 'start' | 'end' | undefined
  /** Stays open when a control inside is pressed, because its controls do not navigate. */
  readonly stays?: boolean | undefined
  readonly children: ReactNode
}

/**
 * A panel next to its button. Closes on Escape, on a press or focus elsewhere, and when the page scrolls; Escape restores the focus. Arrow
 * keys move between its controls.
 */
export function Popover({ trigger, align = 'end', stays = false, children }: PopoverProps) {
  const [open, setOpen] = useState(false)
  const anchor = useRef<HTMLSpanElement>(null)
  const panel = useRef<HTMLFieldSetElement>(null)
  const id = useId()
  usePlacement({ open, anchor, panel, align })
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
