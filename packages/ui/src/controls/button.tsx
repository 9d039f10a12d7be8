import { __iconData as loaderCircle } from 'lucide-react/icons/loader-circle'
import type { ComponentProps, ReactNode } from 'react'
import { mainButton } from '../overlays/footer-space.ts'
import { cx } from '../tokens/cx.ts'
import { icon } from '../tokens/icon.tsx'

const SpinnerIcon = icon(loaderCircle)

const looks = {
  go: 'border-accent bg-accent text-on-accent hover:border-accent-deep hover:bg-accent-deep',
  plain: 'border-line-strong bg-ground hover:border-ink',
  next: 'border-ink bg-ground hover:bg-sunken',
  bare: 'border-transparent px-2 text-accent hover:bg-accent-soft',
  danger: 'border-bad bg-ground text-bad hover:bg-bad-soft',
} as const

const sizes = {
  normal: 'min-h-control text-action',
  tall: 'min-h-13 text-[1rem]/[1.1] font-[600]',
  small: 'min-h-7 text-[0.8125rem]/[1.1] font-[600] pointer-coarse:min-h-11',
} as const

const base =
  'inline-flex items-center justify-center gap-2 rounded-control border-[1.5px] text-center text-balance transition-colors aria-busy:transition-none'
const off = 'cursor-not-allowed border-line bg-sunken text-ink-3'

interface ButtonLook {
  /**
   * `go`: the main action, green. `next`: in its place, leads to what is missing for it. `plain`: ink on the background.
   * `bare`: within text. `danger`: deletes.
   */
  readonly look?: keyof typeof looks | undefined
  readonly size?: keyof typeof sizes | undefined
  readonly wide?: boolean | undefined
}

export function buttonClass({ look = 'plain', size = 'normal', wide }: ButtonLook, isOff = false): string {
  return cx(base, look !== 'bare' && 'px-4', sizes[size], isOff ? off : looks[look], wide && 'w-full')
}

export interface ButtonProps extends ButtonLook, Omit<ComponentProps<'button'>, 'className' | 'style'> {
  /** In progress: the button keeps its size and focus and ignores presses. `ended`: it shows this a moment longer. */
  readonly busy?: boolean | 'ended' | undefined
  readonly children: ReactNode
}

/** With `aria-disabled` it looks off and ignores presses like a disabled one, and keeps its focus. */
export function Button({ look, size, wide, busy, children, disabled, onClick, ...rest }: ButtonProps) {
  const isPaused = rest['aria-disabled'] === true
  return (
    <button
      type="button"
      {...((look === 'go' || look === 'next') && mainButton)}
      {...rest}
      disabled={disabled}
      aria-busy={busy === true || undefined}
      onClick={busy === true || isPaused ? undefined : onClick}
      className={buttonClass({ look, size, wide }, disabled || isPaused)}
    >
      {busy ? <BusyFace>{children}</BusyFace> : children}
    </button>
  )
}

/**
 * Shows the spinner only after a delay. Quick actions show no spinner, and nothing is repainted meanwhile, not even a colour transition.
 */
function BusyFace({ children }: { readonly children: ReactNode }) {
  return (
    <span className="relative grid place-items-center">
      <span className="flex animate-vanish items-center gap-2" aria-hidden>
        {children}
      </span>
      <span className="sr-only">{children}</span>
      <span className="absolute animate-appear">
        <span className="block animate-turn">
          <SpinnerIcon />
        </span>
      </span>
    </span>
  )
}

export interface ButtonLinkProps extends ButtonLook, Omit<ComponentProps<'a'>, 'className' | 'style'> {
  readonly href: string
  readonly children: ReactNode
}

export function ButtonLink({ look, size, wide, children, ...rest }: ButtonLinkProps) {
  return (
    <a {...(look === 'go' && mainButton)} {...rest} className={buttonClass({ look, size, wide })}>
      {children}
    </a>
  )
}
