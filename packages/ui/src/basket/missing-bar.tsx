export interface MissingBarProps {
  /** `value` and `of` have the same unit. */
  readonly value: number
  readonly of: number
  /** '£2,001.87 credit left' */
  readonly present: string
  /** '£1,286.19 too little' */
  readonly missing: string
}

/** What there is, and hatched in red what is missing. */
export function MissingBar({ value, of, present, missing }: MissingBarProps) {
  return (
    <div className="grid gap-1.5 text-small figures">
      <svg
        aria-hidden
        viewBox="0 0 100 8"
        preserveAspectRatio="none"
        className="block h-2 w-full overflow-hidden rounded-full hatched-bad"
      >
        <rect className="fill-ink-2" width={(100 * Math.min(value, of)) / of} height="8" />
      </svg>
      <p className="flex flex-wrap justify-between gap-x-4">
        <span className="text-ink-2">{present}</span>
        <span className="text-bad">{missing}</span>
      </p>
    </div>
  )
}
