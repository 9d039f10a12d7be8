import { __iconData as shoppingBasket } from 'lucide-react/icons/shopping-basket'
import { __iconData as store } from 'lucide-react/icons/store'
import type { ReactNode } from 'react'
import { icon } from '../tokens/icon.tsx'
import { Logo } from './logo.tsx'

const BasketIcon = icon(shoppingBasket)
const CompanyIcon = icon(store)

export interface HeaderProps {
  readonly menu: ReactNode
  readonly mark: ReactNode
  readonly search?: ReactNode
  readonly toTop?: ReactNode
  readonly account: ReactNode
  readonly basket: ReactNode
  readonly departments?: ReactNode
}

/**
 * Sticks to the top of the window after a little scrolling. On a phone, the first line scrolls away and the search stays: the tabs below
 * have the basket and the account.
 */
export function Header({ menu, mark, search, toTop, account, basket, departments }: HeaderProps) {
  return (
    <header
      className={`header-sticks z-20 border-b border-line bg-ground max-tablet:has-data-open:z-40 print:hidden ${search ? 'max-tablet:[--header-above:52px]' : ''}`}
    >
      <div className="page">
        <div className="header-bar">
          <div className="-ml-2.5">{menu}</div>
          {mark}
          {search && (
            <div className="order-1 col-span-full flex min-h-12 items-center gap-1 md:order-0 md:col-span-1">
              <div className="min-w-0 grow">{search}</div>
              {toTop}
            </div>
          )}
          {!search && <span className="hidden md:block" />}
          <div className="flex items-center">
            {!search && toTop}
            {account}
          </div>
          {basket}
        </div>
        {departments}
      </div>
    </header>
  )
}

export interface MarkProps {
  readonly href: string
  readonly name: string
  readonly label: string
  /** URL of the shop's logo, which replaces icon and name. */
  readonly logo?: string | undefined
}

export function Mark({ href, name, label, logo }: MarkProps) {
  const signAndName = (
    <>
      <ProvenderSign />
      <span className="truncate max-[17rem]:hidden">{name}</span>
    </>
  )
  return (
    <a
      href={href}
      aria-label={label}
      className="inline-flex min-h-11 min-w-0 items-center gap-2 text-[1.3125rem]/[1.2] font-[760] tracking-[-0.03em] max-[21.5rem]:gap-1.5 max-[21.5rem]:text-[1.125rem]/[1.4]"
    >
      {logo ? <Logo src={logo}>{signAndName}</Logo> : signAndName}
    </a>
  )
}

export function ProvenderSign() {
  return (
    <svg viewBox="0 0 26 26" className="size-6.5 flex-none text-accent" aria-hidden>
      <path
        fill="currentColor"
        d="M3 6a3 3 0 0 1 3-3h14a3 3 0 0 1 3 3v14a3 3 0 0 1-3 3H9.5a6.5 6.5 0 0 1-6.5-6.5Z"
      />
      <path d="M9 19V8.5h5.2a3.7 3.7 0 0 1 0 7.4H9" fill="none" className="stroke-ground" strokeWidth={2.6} />
    </svg>
  )
}

export interface AccountLinkProps {
  readonly href: string
  readonly name: string
  readonly title: string
  /** '2 unread': shown as a dot, with this text for screen readers. */
  readonly unread?: string | undefined
}

export function AccountLink({ href, name, title, unread }: AccountLinkProps) {
  return (
    <a
      href={href}
      className="inline-flex h-11 items-center justify-center gap-2 rounded-control px-3 transition-colors hover:bg-sunken max-[17rem]:hidden md:px-2.5"
    >
      <span className="relative">
        <CompanyIcon />
        {unread && (
          <span className="absolute -top-1 -right-1 box-content size-2.25 rounded-full border-2 border-ground bg-promo drawn" />
        )}
      </span>
      <span className="sr-only text-left text-micro text-ink-2 md:not-sr-only md:grid">
        {title} <b className="max-w-[8.4em] truncate text-[0.875rem]/[1.15rem] font-[600] text-ink">{name}</b>
      </span>
      {unread && <span className="sr-only">{unread}</span>}
    </a>
  )
}

export interface BasketLinkProps {
  readonly href: string
  /** 'Basket': shown if there is no total, otherwise announced before it by screen readers. */
  readonly name: string
  /** The net subtotal; undefined without a basket or if prices are hidden. */
  readonly total?: string | undefined
  /** '+ VAT', or '+ £29.32 VAT'; below the total on phones. */
  readonly vat?: string | undefined
}

/**
 * The only solid green block of the header. Empty, it is as wide as with most totals, so that the search panel does not move when the user
 * adds a product.
 */
export function BasketLink({ href, name, total, vat }: BasketLinkProps) {
  return (
    <a
      href={href}
      className="inline-flex h-11 items-center justify-center gap-2 rounded-control bg-accent px-3 text-[0.9375rem]/none font-[640] figures whitespace-nowrap text-on-accent edged transition-colors hover:bg-accent-deep tablet:px-4 md:min-w-41"
    >
      <span className="max-sm:hidden">
        <BasketIcon />
      </span>
      <span className="grid gap-0.5 tablet:block">
        {total ? <span className="sr-only">{name} </span> : name}
        {total}
        {vat && <small className="text-[0.6875rem]/none font-[480] tablet:text-[0.8125rem]"> {vat}</small>}
      </span>
    </a>
  )
}
