const looks = {
  promo: 'bg-promo text-on-promo',
  clearance: 'bg-sticker text-on-sticker',
  yours: 'bg-accent-soft text-accent',
  new: 'bg-ink text-ground',
} as const

export type TicketKind = keyof typeof looks

export interface TicketProps {
  readonly kind: TicketKind
  readonly children: string
}

/** Says why a price is what it is, or that a product is new. Errors are never tickets. */
export function Ticket({ kind, children }: TicketProps) {
  return (
    <span
      className={`inline-block rounded-ticket px-1.5 text-micro leading-5 font-[680] whitespace-nowrap ${looks[kind]}`}
    >
      {children}
    </span>
  )
}
