import { __iconData as logIn } from 'lucide-react/icons/log-in'
import { icon } from '../tokens/icon.tsx'
import type { AddControlProps } from './add-control-props.ts'

const LogInIcon = icon(logIn)

/** The same in every state: what is beside it never moves. */
export const addBoxInPlace = 'h-control w-full min-w-29'
/** With its reason under it. */
export const addBox = `relative ${addBoxInPlace}`

export const face =
  'inline-flex size-full items-center justify-center gap-1.5 rounded-control border-[1.5px] px-2 text-action font-[640] transition-colors'
export const ready = `${face} border-line-strong bg-ground hover:border-accent hover:bg-accent hover:text-on-accent`

const longestWideLabel = 12

/** A long label (Polish, Turkish) takes two smaller lines rather than a wider box. */
export function Label({ children }: { readonly children: string }) {
  return children.length > longestWideLabel ? (
    <span className="text-left text-[0.8125rem]/[1.05] font-[620] text-balance">{children}</span>
  ) : (
    <span className="whitespace-nowrap">{children}</span>
  )
}

/** The way to the login page, in the box of an add control: all that a visitor is offered, and all she has to load. */
export function LoginControl({ state, words }: Pick<AddControlProps, 'state' | 'words'>) {
  return (
    <div className={addBox}>
      {state.offer === 'login' && (
        <a href={state.href} className={ready}>
          <LogInIcon size="s" />
          <Label>{words.login}</Label>
        </a>
      )}
    </div>
  )
}
