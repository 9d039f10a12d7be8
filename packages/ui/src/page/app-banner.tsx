import type { ReactNode } from 'react'
import { Prompt } from '../overlays/prompt.tsx'

export interface AppBannerProps {
  readonly sign: ReactNode
  readonly title: string
  readonly children: string
  readonly action: ReactNode
  readonly close: ReactNode
}

/** Offers the app on a phone. On a narrow phone it is one line, to leave more room for the page. */
export function AppBanner({ sign, title, children, action, close }: AppBannerProps) {
  return (
    <Prompt
      label={title}
      className="grid grid-cols-[auto_auto_minmax(0,1fr)_auto] items-center gap-2 border-t border-line bg-raised py-1 pr-gutter max-[17rem]:grid-cols-[auto_minmax(0,1fr)] tablet:hidden max-[17rem]:[&>:last-child]:col-start-2 max-[17rem]:[&>:nth-child(2)]:hidden"
    >
      {close}
      {sign}
      <div className="min-w-0">
        <b className="block text-label/4.5">{title}</b>
        <span className="block text-small/4 text-ink-2 max-[26rem]:hidden">{children}</span>
      </div>
      {action}
    </Prompt>
  )
}
