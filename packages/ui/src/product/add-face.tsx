import { __iconData as logIn } from 'lucide-react/icons/log-in'
import { icon } from '../tokens/icon.tsx'
import type { AddControlProps } from './add-control-props.ts'

const LogInIcon = icon(logIn)

/** The same in every state, so that nothing beside it moves. */
export const addBoxSize = 'h-control w-full min-w-29'
/** Holds the reason below the control, too. */
export const addBox = `relative ${addBoxSize}`

export const face =
  'inline-flex size-full items-center justify-center gap-1.5 rounded-control border-[1.5px] px-2 text-action font-[640] transition-colors'
export const ready = `${face} border-line-strong bg-ground hover:border-accent hover:bg-accent hover:text-on-accent`
export const next = `${face} border-accent bg-accent text-on-accent`

const maxWideLabelLength = 12

/** A long label (Polish, Turkish) wraps to two smaller lines instead of widening the box. */
export function Label({ children }: { readonly children: string }) {
  return children.length > maxWideLabelLength ? (
    <span className="text-left text-[0.8125rem]/[1.05] font-[620] text-balance">{children}</span>
  ) : (
    <span className="whitespace-nowrap">{children}</span>
  )
}

export function LoginControl({ state, labels }: Pick<AddControlProps, 'state' | 'labels'>) {
  return (
    <div className={addBox}>
      {state.offer === 'login' && (
        <a href={state.href} className={ready}>
          <LogInIcon size="s" />
          <Label>{labels.login}</Label>
        </a>
      )}
    </div>
  )
}
