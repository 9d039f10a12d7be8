export interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

export interface Room {
  readonly width: number
  readonly height: number
}

const gap = 6
const margin = 8

/**
 * The position of a panel in window pixels: below its trigger, aligned with the requested edge; above it if there is more room; within the
 * window if it fits.
 */
export function placement(
  trigger: Box,
  panel: Room,
  { align, room }: { readonly align: 'start' | 'end'; readonly room: Room },
): { readonly left: number; readonly top: number } {
  const below = trigger.top + trigger.height + gap
  const above = trigger.top - gap - panel.height
  const fitsBelow = below + panel.height <= room.height - margin
  const top = fitsBelow || trigger.top < room.height / 2 ? below : Math.max(margin, above)
  const idealLeft = align === 'start' ? trigger.left : trigger.left + trigger.width - panel.width
  const left = Math.max(margin, Math.min(idealLeft, room.width - margin - panel.width))
  return { left, top }
}
