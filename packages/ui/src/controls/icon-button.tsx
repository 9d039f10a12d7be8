import type { ComponentProps, ReactNode } from 'react'

const look =
  'relative inline-grid size-11 flex-none place-items-center rounded-control text-ink transition-colors hover:bg-sunken disabled:cursor-not-allowed disabled:text-ink-3'
const smallLook =
  'relative inline-grid size-hit flex-none place-items-center rounded-small text-ink-3 transition-colors hover:bg-sunken hover:text-ink disabled:cursor-not-allowed'

interface Named {
  readonly label: string
  readonly small?: boolean | undefined
  readonly children: ReactNode
}

export interface IconButtonProps
  extends Named, Omit<ComponentProps<'button'>, 'className' | 'style' | 'children' | 'aria-label'> {}

export function IconButton({ label, small, children, ...rest }: IconButtonProps) {
  return (
    <button type="button" {...rest} aria-label={label} className={small ? smallLook : look}>
      {children}
    </button>
  )
}

export interface IconLinkProps
  extends Named, Omit<ComponentProps<'a'>, 'className' | 'style' | 'children' | 'aria-label'> {
  readonly href: string
}

export function IconLink({ label, small, children, ...rest }: IconLinkProps) {
  return (
    <a {...rest} aria-label={label} className={small ? smallLook : look}>
      {children}
    </a>
  )
}
