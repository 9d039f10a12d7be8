import { __iconData as warning } from 'lucide-react/icons/triangle-exclamation-point'
import { icon } from '../tokens/icon.tsx'

const ReasonIcon = icon(warning)

/** `below`: under the control. `bottom`: in one line at the bottom of its container. `elsewhere`: shown by the row itself, in lists. */
export type ReasonPosition = 'below' | 'bottom' | 'elsewhere'

const positions = {
  below: 'inset-x-0 top-full line-clamp-2 pt-0.5',
  bottom: 'inset-x-4.5 bottom-1.5 truncate text-right',
} as const

export interface AddReasonProps {
  readonly position?: ReasonPosition | undefined
  readonly children: string | undefined
}

/** Always rendered, so that screen readers announce a new reason; outside the flow, so that nothing moves. */
export function AddReason({ position = 'below', children }: AddReasonProps) {
  if (position === 'elsewhere') return <output className="sr-only">{children}</output>
  return (
    <output className={`absolute text-[0.75rem]/3.5 font-[560] text-low ${positions[position]}`}>
      {children && (
        <span className="mr-1 inline-block align-[-3px]">
          <ReasonIcon size="s" />
        </span>
      )}
      {children}
    </output>
  )
}
