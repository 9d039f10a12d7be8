import { __iconData as wifiOff } from 'lucide-react/icons/wifi-off'
import type { ReactNode } from 'react'
import { icon } from '../tokens/icon.tsx'

const OfflineIcon = icon(wifiOff)

export interface StripProps {
  readonly children: ReactNode
  readonly icon?: ReactNode
}

export function Strip({ children, icon = <OfflineIcon size="s" /> }: StripProps) {
  return (
    <output className="flex h-11 items-center justify-center gap-2 bg-ink px-gutter text-label figures text-ground edged">
      {icon}
      <span className="truncate">{children}</span>
    </output>
  )
}
