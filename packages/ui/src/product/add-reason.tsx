import { __iconData as warning } from 'lucide-react/icons/triangle-exclamation-point'
import { icon } from '../tokens/icon.tsx'

const ReasonIcon = icon(warning)

/** `below`: under the control. `foot`: in one line at the foot of its container. `elsewhere`: shown by the row itself, in lists. */
export type ReasonPlace = 'below' | 'foot' | 'elsewhere'

const places = {
  below: 'inset-x-0 top-full line-clamp-2 pt-0.5',
  foot: 'inset-x-4.5 bottom-1.5 truncate text-right',
} as const

export interface AddReasonProps {
  readonly place?: ReasonPlace | undefined
  readonly children: string | undefined
}

/** Always rendered, so that screen readers announce a new reason; outside the flow, so that nothing moves. */
export function AddReason({ place = 'below', children }: AddReasonProps) {
  if (place === 'elsewhere') return <output className="sr-only">{children}</output>
  return (
    <output className={`absolute text-[0.75rem]/3.5 font-[560] text-low ${places[place]}`}>
      {children && (
        <span className="mr-1 inline-block align-[-3px]">
          <ReasonIcon size="s" />
        </span>
      )}
      {children}
    </output>
  )
}
