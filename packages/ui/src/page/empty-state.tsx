import { __iconData as cloudOff } from 'lucide-react/icons/cloud-off'
import type { ReactNode } from 'react'
import { icon } from '../tokens/icon.tsx'

const ErrorIcon = icon(cloudOff)

export interface EmptyProps {
  readonly icon: ReactNode
  readonly title: string
  readonly children?: ReactNode
  readonly actions?: ReactNode
  /** `h1` if it is the only content of the page. */
  readonly heading?: 'h1' | 'h2'
}

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
  readonly title: string
  readonly children: ReactNode
  readonly actions: ReactNode
}

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
  readonly icon: ReactNode
  readonly code?: string | undefined
  readonly title: string
  readonly children: ReactNode
  readonly actions?: ReactNode
}

export function DeadEnd({ icon, code, title, children, actions }: DeadEndProps) {
  return (
    <section className="grid min-h-[60dvh] content-center justify-items-start gap-4 py-12">
      <span className="text-ink-2">{icon}</span>
      {code && <p className="text-label figures text-ink-3">{code}</p>}
      <h1 className="max-w-[13.2em] text-display">{title}</h1>
      <div className="max-w-[31.2em] text-ink-2">{children}</div>
      {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
    </section>
  )
}
