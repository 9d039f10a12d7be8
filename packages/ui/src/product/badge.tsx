const looks = {
  promo: 'bg-promo text-on-promo',
  clearance: 'bg-sticker text-on-sticker',
  yours: 'bg-accent-soft text-accent',
  new: 'bg-ink text-ground',
} as const

export type BadgeKind = keyof typeof looks

export interface BadgeProps {
  readonly kind: BadgeKind
  /** Fits into the meta of a row without raising the line height. */
  readonly small?: boolean | undefined
  readonly children: string
}

/** Marks the kind of a price, or a new product. Never used for errors. */
export function Badge({ kind, small, children }: BadgeProps) {
  return (
    <span
      className={`inline-block rounded-ticket px-1.5 text-micro font-[680] whitespace-nowrap edged ${small ? 'leading-4' : 'leading-5'} ${looks[kind]}`}
    >
      {children}
    </span>
  )
}
