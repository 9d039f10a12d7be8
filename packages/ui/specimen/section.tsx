import type { ReactNode } from 'react'

export interface SectionProps {
  readonly title: string
  readonly children: ReactNode
  /** Fewer, wider columns. */
  readonly wide?: boolean
}

export function Section({ title, children, wide }: SectionProps) {
  return (
    <section>
      <h2 className="mt-12 mb-4 text-title">{title}</h2>
      <div
        className={`grid items-start gap-x-4 gap-y-8 ${wide ? 'grid-cols-[repeat(auto-fill,minmax(min(100%,340px),1fr))]' : 'grid-cols-[repeat(auto-fill,minmax(min(100%,200px),1fr))]'}`}
      >
        {children}
      </div>
    </section>
  )
}

export interface SampleProps {
  readonly name: string
  readonly children: ReactNode
  readonly full?: boolean
}

export function Sample({ name, children, full }: SampleProps) {
  return (
    <div className={full ? 'col-span-full min-w-0' : 'min-w-0'}>
      <p className="mb-2 text-small text-ink-3">{name}</p>
      {children}
    </div>
  )
}
