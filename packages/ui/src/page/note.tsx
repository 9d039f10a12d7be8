import { __iconData as circleAlert } from 'lucide-react/icons/circle-exclamation-point'
import { __iconData as info } from 'lucide-react/icons/info'
import { __iconData as warning } from 'lucide-react/icons/triangle-exclamation-point'
import type { ReactNode } from 'react'
import { icon } from '../tokens/icon.tsx'

const tones = {
  info: { Icon: icon(info), box: 'bg-sunken', colour: '' },
  low: { Icon: icon(warning), box: 'bg-low-soft', colour: 'text-low' },
  bad: { Icon: icon(circleAlert), box: 'bg-bad-soft', colour: 'text-bad' },
} as const

export interface NoteProps {
  readonly tone?: keyof typeof tones | undefined
  readonly icon?: ReactNode
  /** The event in bold, then the instruction. Links have the class `link`. */
  readonly children: ReactNode
  /** Announced at once by screen readers: the user's last action failed. */
  readonly urgent?: boolean | undefined
}

export function Note({ tone = 'info', icon, children, urgent }: NoteProps) {
  const { Icon, box, colour } = tones[tone]
  return (
    <div
      role={urgent ? 'alert' : undefined}
      className={`flex items-start gap-2.5 rounded-tile px-3.5 py-3 text-small figures edged ${box}`}
    >
      <span className={colour}>{icon ?? <Icon />}</span>
      <div className="min-w-0 flex-1 text-pretty">{children}</div>
    </div>
  )
}
