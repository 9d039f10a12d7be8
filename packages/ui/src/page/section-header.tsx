export interface SectionHeaderProps {
  readonly title: string
  readonly more?: { readonly href: string; readonly name: string } | undefined
}

export function SectionHeader({ title, more }: SectionHeaderProps) {
  return (
    <div className="mt-12 mb-4 flex flex-wrap items-baseline justify-between gap-x-4">
      {/* With text twice as large, the link goes to the next line. */}
      <h2 className="min-w-0 flex-[1_1_6em] text-title">{title}</h2>
      {more && (
        <a
          href={more.href}
          className="press-area relative py-1.5 text-label figures whitespace-nowrap text-accent underline-offset-3 hover:underline"
        >
          {more.name}
        </a>
      )}
    </div>
  )
}
