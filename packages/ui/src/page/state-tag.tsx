const tones = {
  quiet: 'bg-sunken text-ink-2',
  yours: 'bg-accent-soft text-accent',
  low: 'bg-low-soft text-low',
  bad: 'bg-bad-soft text-bad',
} as const

export interface StateTagProps {
  /** `yours`: in progress, done, paid. `low`: waiting for a person. `bad`: cancelled, failed. */
  readonly tone: keyof typeof tones
  readonly children: string
}

export function StateTag({ tone, children }: StateTagProps) {
  return (
    <span
      className={`inline-block rounded-ticket px-1.5 text-micro leading-5 whitespace-nowrap edged ${tones[tone]}`}
    >
      {children}
    </span>
  )
}
