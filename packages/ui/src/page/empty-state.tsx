import { __iconData as cloudOff } from 'lucide-react/icons/cloud-off'
import type { ReactNode } from 'react'
import { icon } from '../tokens/icon.tsx'

const ErrorIcon = icon(cloudOff)

export interface EmptyProps {
  /** A 40 px icon. */
  readonly icon: ReactNode
  /** 'Nothing in this basket yet' */
  readonly title: string
  /** One sentence. */
  readonly children?: ReactNode
  /** The way on, green, first. */
  readonly actions?: ReactNode
  /** Where it is all that the page has, its title is the page's. */
  readonly heading?: 'h1' | 'h2'
}

/** Nothing here, and what to do about it. */
export function Empty({ icon, title, children, actions, heading: Heading = 'h2' }: EmptyProps) {
  return (
    <div className="grid min-h-65 content-center justify-items-start gap-3 rounded-sheet bg-sunken p-6">
      <span className="text-ink-2">{icon}</span>
      <Heading className="text-heading">{title}</Heading>
      {children && <p className="max-w-[26.4em] text-ink-2">{children}</p>}
      {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
    </div>
  )
}

export interface ErrorStateProps {
  /** What happened: 'We could not load your orders'. */
  readonly title: string
  /** What did not happen, and the reference for whoever calls. */
  readonly children: ReactNode
  /** 'Try again' */
  readonly actions: ReactNode
}

/** Something failed: what happened, what did not, what to press. */
export function ErrorState({ title, children, actions }: ErrorStateProps) {
  return (
    <div role="alert">
      <Empty icon={<ErrorIcon size="x" />} title={title} actions={actions} heading="h1">
        {children}
      </Empty>
    </div>
  )
}

export interface DeadEndProps {
  /** A 40 px icon. */
  readonly icon: ReactNode
  /** '404', '500'; none for the maintenance page. */
  readonly code?: string | undefined
  readonly title: string
  readonly children: ReactNode
  /** None where there is nothing to do but wait. */
  readonly actions?: ReactNode
}

/** A page in place of the page: not found, server error, maintenance. */
export function DeadEnd({ icon, code, title, children, actions }: DeadEndProps) {
  return (
    <section className="grid min-h-[60dvh] content-center justify-items-start gap-4 py-12">
      <span className="text-ink-2">{icon}</span>
      {code && <p className="text-label text-ink-3 figures">{code}</p>}
      <h1 className="max-w-[13.2em] text-display">{title}</h1>
      <div className="max-w-[31.2em] text-ink-2">{children}</div>
      {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
    </section>
  )
}
