export interface FactListProps {
  readonly facts: readonly { readonly name: string; readonly value: string }[]
}

export function FactList({ facts }: FactListProps) {
  return (
    <dl className="grid gap-x-6 text-ink-2 tablet:grid-cols-[10rem_minmax(0,1fr)] tablet:gap-y-1.5">
      {facts
        .filter(({ value }) => value !== '')
        .map(({ name, value }) => (
          <div key={name} className="max-tablet:mb-2 tablet:contents">
            <dt>{name}</dt>
            <dd className="figures wrap-anywhere text-ink">{value}</dd>
          </div>
        ))}
    </dl>
  )
}
