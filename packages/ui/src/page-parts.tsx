import { __iconData as chevronLeft } from 'lucide-react/icons/chevron-left'
import { __iconData as chevronRight } from 'lucide-react/icons/chevron-right'
import type { ReactNode } from 'react'
import { Button, ButtonLink } from './button.tsx'
import { icon } from './icon.tsx'

const PreviousIcon = icon(chevronLeft)
const NextIcon = icon(chevronRight)

export interface TrailProps {
  /** 'Breadcrumb' */
  readonly label: string
  readonly steps: readonly { readonly name: string; readonly href?: string | undefined }[]
}

/** Where the page stands, from the home page down; on a phone it scrolls on one line. */
export function Trail({ label, steps }: TrailProps) {
  return (
    <nav aria-label={label} className="-mx-gutter scrollbar-none overflow-x-auto px-gutter pt-2.5">
      <ol className="flex items-center gap-1.5 text-small whitespace-nowrap text-ink-3">
        {steps.map(({ name, href }, index) => (
          <li key={name} className="flex items-center gap-1.5">
            {index > 0 && <NextIcon size="s" />}
            {href ? (
              <a href={href} className="py-1.5 underline-offset-3 hover:text-ink hover:underline">
                {name}
              </a>
            ) : (
              <span aria-current="page">{name}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}

export interface PageHeadProps {
  readonly title: string
  /** '7,318 for your trade', '39 lines' */
  readonly detail?: string | undefined
  /** Links or a Menu, at the end. */
  readonly end?: ReactNode
}

/** The one h1 of a page. */
export function PageHead({ title, detail, end }: PageHeadProps) {
  return (
    <div className="mt-4 mb-3 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
      <h1 className="min-w-0 text-title wrap-anywhere">
        {title}{' '}
        {detail && (
          <span className="ml-1 text-small tracking-normal whitespace-nowrap text-ink-3 figures">
            {detail}
          </span>
        )}
      </h1>
      {end}
    </div>
  )
}

export interface SectionHeadProps {
  readonly title: string
  /** 'All 214', leading to them. */
  readonly more?: { readonly href: string; readonly name: string } | undefined
}

export function SectionHead({ title, more }: SectionHeadProps) {
  return (
    <div className="mt-12 mb-4 flex items-baseline justify-between gap-4">
      <h2 className="text-title">{title}</h2>
      {more && (
        <a
          href={more.href}
          className="py-1.5 text-label whitespace-nowrap text-accent figures underline-offset-3 hover:underline"
        >
          {more.name}
        </a>
      )}
    </div>
  )
}

export interface PagerProps {
  /** 'Pages' */
  readonly label: string
  /** '49 to 72 of 7,318' */
  readonly text: string
  readonly previous?: { readonly href: string; readonly name: string } | undefined
  readonly next?: { readonly href: string; readonly name: string } | undefined
}

/** The pages before and after; real links, so that each page has its address. */
export function Pager({ label, text, previous, next }: PagerProps) {
  return (
    <nav aria-label={label} className="mt-8 grid grid-cols-[1fr_auto_1fr] items-center gap-3">
      <div className="justify-self-start">
        {previous && (
          <ButtonLink href={previous.href} rel="prev" aria-label={previous.name}>
            <PreviousIcon size="s" />
            <span className="max-tablet:hidden">{previous.name}</span>
          </ButtonLink>
        )}
      </div>
      <p className="text-center text-small text-ink-3 figures">{text}</p>
      <div className="justify-self-end">
        {next && (
          <ButtonLink href={next.href} rel="next" aria-label={next.name}>
            <span className="max-tablet:hidden">{next.name}</span>
            <NextIcon size="s" />
          </ButtonLink>
        )}
      </div>
    </nav>
  )
}

export interface ShowMoreProps {
  /** '25 of 7,318' */
  readonly text: string
  /** 'Show more' */
  readonly name: string
  readonly onMore: () => void
  readonly busy?: boolean | undefined
}

/** More of the same list, under it. */
export function ShowMore({ text, name, onMore, busy }: ShowMoreProps) {
  return (
    <div className="mt-8 grid justify-items-center gap-3">
      <p className="text-small text-ink-3 figures">{text}</p>
      <Button busy={busy} onClick={onMore}>
        {name}
      </Button>
    </div>
  )
}
