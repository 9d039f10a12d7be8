import { __iconData as wifiOff } from 'lucide-react/icons/wifi-off'
import type { ReactNode } from 'react'
import { icon } from '../tokens/icon.tsx'

const OfflineIcon = icon(wifiOff)

export function Strip({ children }: { readonly children: ReactNode }) {
  return (
    <output className="flex min-h-11 items-center justify-center gap-2 bg-ink px-gutter py-1 text-label figures text-ground edged max-sm:text-small max-sm:font-[560]">
      <OfflineIcon size="s" />
      <span className="min-w-0 text-balance">{children}</span>
    </output>
  )
}
