import { __iconData as wifiOff } from 'lucide-react/icons/wifi-off'
import type { ReactNode } from 'react'
import { icon } from '../tokens/icon.tsx'

const OfflineIcon = icon(wifiOff)

export interface StripProps {
  /** 'Offline: what you add is kept. Prices of 14:05.' The end is cut if there is no room for it. */
  readonly children: ReactNode
  /** Replaces the offline icon. */
  readonly icon?: ReactNode
}

/** One line across the top of the shop about its state, such as offline, and its effect. */
export function Strip({ children, icon = <OfflineIcon size="s" /> }: StripProps) {
  return (
    <output className="flex h-11 items-center justify-center gap-2 bg-ink px-gutter text-label figures text-ground edged">
      {icon}
      <span className="truncate">{children}</span>
    </output>
  )
}
