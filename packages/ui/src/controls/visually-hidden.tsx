import type { ReactNode } from 'react'

export interface VisuallyHiddenProps {
  readonly children: ReactNode
}

/** Visible to screen readers only. */
export function VisuallyHidden({ children }: VisuallyHiddenProps) {
  return <span className="sr-only">{children}</span>
}
