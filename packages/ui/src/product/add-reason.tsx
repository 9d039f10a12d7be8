import { __iconData as warning } from 'lucide-react/icons/triangle-exclamation-point'
import { icon } from '../tokens/icon.tsx'

const ReasonIcon = icon(warning)

/** Under the box of the control; in one line at the foot of what the control stands in; or (in lists) told by the row itself. */
export type ReasonPlace = 'below' | 'foot' | 'elsewhere'

const places = {
  below: 'inset-x-0 top-full line-clamp-2 pt-0.5',
  foot: 'inset-x-4.5 bottom-1.5 truncate text-right',
} as const

export interface AddReasonProps {
  readonly place?: ReasonPlace | undefined
  readonly children: string | undefined
}

/** Always there, so that readers hear the reason when it comes; out of the flow, so that nothing moves. */
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
