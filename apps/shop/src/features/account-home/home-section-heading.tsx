export interface HomeSectionHeadingProps {
  readonly title: string
  readonly more: { readonly href: string; readonly name: string }
}

export function HomeSectionHeading({ title, more }: HomeSectionHeadingProps) {
  return (
    <div className="mt-8 mb-2 flex flex-wrap items-baseline justify-between gap-x-4">
      <h2 className="text-heading figures">{title}</h2>
      <a
        href={more.href}
        className="press-area relative py-1.5 text-label figures text-accent underline-offset-3 hover:underline"
      >
        {more.name}
      </a>
    </div>
  )
}
