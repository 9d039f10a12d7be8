import type { ComponentProps, ReactNode } from 'react'
import { cx } from '../tokens/cx.ts'

type InputProps = Omit<ComponentProps<'input'>, 'className' | 'style' | 'type' | 'size' | 'children'>

export interface CheckboxProps extends InputProps {
  readonly children: ReactNode
}

export function Checkbox({ children, ...input }: CheckboxProps) {
  return (
    <label className="grid min-h-7.5 grid-cols-[18px_minmax(0,1fr)] items-start gap-2.5 py-1 pointer-coarse:min-h-11 pointer-coarse:py-2.75">
      <input {...input} type="checkbox" className="mt-0.5 tick" />
      <span>{children}</span>
    </label>
  )
}

export interface PickBoxProps extends InputProps {
  readonly label: string
}

export function PickBox({ label, ...input }: PickBoxProps) {
  return (
    <label className="grid size-8 place-items-center pointer-coarse:size-11">
      <input {...input} type="checkbox" aria-label={label} className="tick" />
    </label>
  )
}

export interface OptionProps extends InputProps {
  readonly title: string
  readonly icon?: ReactNode
  readonly children?: ReactNode
}

export function Option({ title, icon, children, ...input }: OptionProps) {
  return (
    <label className="grid grid-cols-[18px_minmax(0,1fr)_auto] content-start items-start gap-x-3 gap-y-0.5 rounded-tile border-[1.5px] border-line p-3.5 transition-colors hover:border-line-strong has-checked:border-ink has-disabled:cursor-not-allowed has-disabled:bg-sunken has-disabled:text-ink-3">
      <input {...input} type="radio" className="mt-0.5 tick" />
      <b className="text-[0.9375rem]/5.5">{title}</b>
      <span className="text-ink-2">{icon}</span>
      {children && (
        <div className="col-span-2 col-start-2 text-small text-pretty figures text-ink-2">{children}</div>
      )}
    </label>
  )
}

export interface ChoiceProps extends Omit<ComponentProps<'button'>, 'className' | 'style' | 'type'> {
  /** 'On account' */
  readonly title: string
  /** A 20 px icon at the end. */
  readonly icon?: ReactNode
  readonly chosen: boolean
  /** An explanation: '£1,884.20 available of £2,500.00.' */
  readonly children?: ReactNode
}

/** An option that answers when it is pressed. A radio would answer with the first arrow key. */
export function Choice({ title, icon, chosen, children, ...button }: ChoiceProps) {
  return (
    <button
      {...button}
      type="button"
      aria-pressed={chosen}
      className="group/choice grid grid-cols-[18px_minmax(0,1fr)_auto] content-start items-start gap-x-3 gap-y-0.5 rounded-tile border-[1.5px] border-line p-3.5 text-start transition-colors hover:border-line-strong disabled:cursor-not-allowed disabled:bg-sunken disabled:text-ink-3 aria-pressed:border-ink"
    >
      <span
        aria-hidden
        className="mt-0.5 size-4.5 rounded-full border-[1.5px] border-line-strong bg-ground group-aria-pressed/choice:border-[5px] group-aria-pressed/choice:border-ink"
      />
      <b className="text-[0.9375rem]/5.5">{title}</b>
      <span className="text-ink-2">{icon}</span>
      {children && (
        <span className="col-span-2 col-start-2 text-small text-pretty figures text-ink-2">{children}</span>
      )}
    </button>
  )
}

export interface OptionsProps {
  readonly label: string
  /** In two columns from 744 px; an odd last option spans both. */
  readonly pairs?: boolean | undefined
  readonly children: ReactNode
}

export function Options({ label, pairs, children }: OptionsProps) {
  return (
    <fieldset
      aria-label={label}
      className={cx(
        'grid gap-2',
        pairs && 'tablet:grid-cols-2 tablet:[&>:last-child:nth-child(odd)]:col-span-2',
      )}
    >
      {children}
    </fieldset>
  )
}
