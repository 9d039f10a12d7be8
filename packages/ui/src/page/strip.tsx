import { __iconData as wifiOff } from 'lucide-react/icons/wifi-off'
import type { ReactNode } from 'react'
import { icon } from '../tokens/icon.tsx'

const OfflineIcon = icon(wifiOff)

export interface StripProps {
  /** 'Offline. Prices as of 14:05. What you add is kept and sent when you are back.' */
  readonly children: ReactNode
  /** Replaces the offline icon. */
  readonly icon?: ReactNode
}

/** A line across the top of the shop about its state, such as offline, and its effect. */
export function Strip({ children, icon = <OfflineIcon size="s" /> }: StripProps) {
  return (
    <output className="flex min-h-10 items-center justify-center gap-2.5 bg-ink px-gutter py-1.5 text-label text-ground figures edged">
      {icon}
      <span>{children}</span>
    </output>
  )
}
