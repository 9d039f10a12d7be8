import { __iconData as truck } from 'lucide-react/icons/truck'
import { icon } from '../tokens/icon.tsx'

const TruckIcon = icon(truck)

const words = {
  in: 'text-ink-2',
  low: 'text-low',
  out: 'text-ink-3',
  transit: 'text-ink-2',
} as const

const dots = {
  in: 'bg-accent',
  low: 'bg-linear-to-r from-low from-50% to-transparent to-50% inset-ring-[1.5px] inset-ring-low',
  out: 'inset-ring-[1.5px] inset-ring-ink-3',
} as const

export type StockKind = keyof typeof words

export interface StockMarkProps {
  /** `in` full dot, `low` half dot, `out` ring, `transit` lorry: the shape differs, not only the colour. */
  readonly kind: StockKind
  readonly children: string
  /** For places that must keep their height: the text is truncated if it does not fit. */
  readonly onOneLine?: boolean | undefined
}

/** The stock level, untruncated because the warning is at its end. A card shows it only if it is not the normal case. */
export function StockMark({ kind, children, onOneLine }: StockMarkProps) {
  return (
    <span className={`inline-flex min-w-0 gap-1.25 text-micro ${words[kind]}`}>
      {kind === 'transit' ? (
        <TruckIcon size="s" />
      ) : (
        <span className={`mt-1 size-2 flex-none rounded-full drawn ${dots[kind]}`} />
      )}
      <span className={onOneLine ? 'truncate @min-[65rem]:whitespace-normal' : 'min-w-0'}>{children}</span>
    </span>
  )
}
