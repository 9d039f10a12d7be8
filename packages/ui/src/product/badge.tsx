const looks = {
  promo: 'bg-promo text-on-promo',
  clearance: 'bg-sticker text-on-sticker',
  yours: 'bg-accent-soft text-accent',
  new: 'bg-ink text-ground',
} as const

export type BadgeKind = keyof typeof looks

export interface BadgeProps {
  readonly kind: BadgeKind
  /** Among the small facts of a row: it makes their line no higher. */
  readonly small?: boolean | undefined
  readonly children: string
}

/** Says why a price is what it is, or that a product is new. Errors are never tickets. */
export function Badge({ kind, small, children }: BadgeProps) {
  return (
    <span
      className={`inline-block rounded-ticket px-1.5 text-micro font-[680] whitespace-nowrap edged ${small ? 'leading-4' : 'leading-5'} ${looks[kind]}`}
    >
      {children}
    </span>
  )
}
