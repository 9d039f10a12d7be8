import { __iconData as wifiOff } from 'lucide-react/icons/wifi-off'
import type { ReactNode } from 'react'
import { icon } from '../tokens/icon.tsx'

const OfflineIcon = icon(wifiOff)

export interface StripProps {
  /** 'Offline. Prices as of 14:05. What you add is kept and sent when you are back.' */
  readonly children: ReactNode
  /** In place of the offline sign. */
  readonly icon?: ReactNode
}

/** One line of ink over the whole shop: since when, and what happens to what one does. */
export function Strip({ children, icon = <OfflineIcon size="s" /> }: StripProps) {
  return (
    <output className="flex min-h-10 items-center justify-center gap-2.5 bg-ink px-gutter py-1.5 text-label text-ground figures edged">
      {icon}
      <span>{children}</span>
    </output>
  )
}
