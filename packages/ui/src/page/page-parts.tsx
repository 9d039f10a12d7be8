import { __iconData as chevronRight } from 'lucide-react/icons/chevron-right'
import { type ReactNode, useContext } from 'react'
import { createPortal } from 'react-dom'
import { cx } from '../tokens/cx.ts'
import { icon } from '../tokens/icon.tsx'
import { BarSlot } from './bar-slot.ts'

const NextIcon = icon(chevronRight)

export interface BreadcrumbProps {
  /** 'Breadcrumb' */
  readonly label: string
  readonly pages: readonly { readonly name: string; readonly href?: string | undefined }[]
}

/** The breadcrumb from the home page down; on a phone one line that scrolls. */
export function Breadcrumb({ label, pages }: BreadcrumbProps) {
  return (
    <nav
      aria-label={label}
      data-web
      className="-mx-gutter scrollbar-none overflow-x-auto px-gutter pt-2.5 pointer-coarse:-mb-1 pointer-coarse:pt-0"
    >
      <ol className="flex items-center gap-1.5 text-small whitespace-nowrap text-ink-3">
        {pages.map(({ name, href }, index) => (
          <li key={name} className="flex items-center gap-1.5">
            {index > 0 && <NextIcon size="s" />}
            {href ? (
              <a
                href={href}
                className="relative py-1.5 underline-offset-3 hover:text-ink hover:underline pointer-coarse:-mx-2 pointer-coarse:min-w-11 pointer-coarse:px-2 pointer-coarse:py-3.25"
              >
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

export interface PageHeaderProps {
  readonly title: string
  /** '7,318 for your trade', '39 lines' */
  readonly detail?: string | undefined
  /** Links or a Menu, at the end. */
  readonly end?: ReactNode
  /** On a phone it is one line, in place of the shop's header. */
  readonly slim?: boolean | undefined
  /** A link back, before the title of a slim header on a phone. */
  readonly back?: ReactNode
}

/** The only h1 of a page. In an app it stands in the bar. */
export function PageHeader({ title, detail, end, slim, back }: PageHeaderProps) {
  const bar = useContext(BarSlot)
  const heading = (
    <h1
      className={cx(
        'min-w-0 text-title wrap-anywhere',
        slim && 'max-tablet:mr-auto max-tablet:truncate max-tablet:text-[1.125rem]/11 max-tablet:font-[680]',
      )}
    >
      {title}{' '}
      {detail && (
        <span className="ml-1 text-small tracking-normal figures whitespace-nowrap text-ink-3">{detail}</span>
      )}
    </h1>
  )
  if (bar !== undefined)
    return (
      bar &&
      createPortal(
        <>
          {heading}
          {end}
        </>,
        bar,
      )
    )
  return (
    <div
      data-page-head={slim ? '' : undefined}
      data-page-header
      className={cx(
        'mt-4 mb-3 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1',
        slim && 'max-tablet:mt-0.5 max-tablet:mb-0 max-tablet:flex-nowrap max-tablet:gap-x-1',
      )}
    >
      {back && <span className="-ml-2.5 tablet:hidden">{back}</span>}
      {heading}
      {end}
    </div>
  )
}
