import { __iconData as chevronDown } from 'lucide-react/icons/chevron-down'
import type { ComponentProps, ReactNode } from 'react'
import { icon } from '../tokens/icon.tsx'

const OpenIcon = icon(chevronDown)

const quiet = 'rounded-control border border-line bg-ground text-label whitespace-nowrap hover:border-ink'
const pick = `${quiet} inline-flex min-h-9.5 items-center gap-1.5 px-3 aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-ground pointer-coarse:min-h-11`

export interface ToolbarProps {
  readonly children: ReactNode
  readonly end?: ReactNode
}

export function Toolbar({ children, end }: ToolbarProps) {
  return (
    <div className="mt-3 mb-4 flex flex-wrap items-center gap-1.5 tablet:gap-2">
      {children}
      {end && <div className="ml-auto">{end}</div>}
    </div>
  )
}

export interface PickProps extends Omit<ComponentProps<'button'>, 'className' | 'style'> {
  readonly children: ReactNode
}

export function Pick({ children, ...rest }: PickProps) {
  return (
    <button type="button" {...rest} className={pick}>
      {children}
    </button>
  )
}

export interface PickRadioProps extends Omit<ComponentProps<'input'>, 'className' | 'style' | 'type'> {
  readonly children: ReactNode
}

/** One of several answers to a question of a form, all of them visible. */
export function PickRadio({ children, ...input }: PickRadioProps) {
  return (
    <label
      className={`${pick} relative cursor-pointer has-checked:border-ink has-checked:bg-ink has-checked:text-ground has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent`}
    >
      <input {...input} type="radio" className="absolute inset-0 cursor-pointer appearance-none opacity-0" />
      {children}
    </label>
  )
}

export interface SelectChoice {
  readonly value: string
  readonly name: string
}

export interface SelectProps extends Omit<
  ComponentProps<'select'>,
  'className' | 'style' | 'children' | 'onChange' | 'value'
> {
  readonly label: string
  readonly choices: readonly SelectChoice[]
  readonly value: string
  readonly onChoose: (value: string) => void
}

export function Select({ label, choices, value, onChoose, ...rest }: SelectProps) {
  return (
    <span className="relative inline-flex max-w-full justify-self-start">
      <select
        {...rest}
        aria-label={label}
        value={value}
        onChange={(event) => onChoose(event.currentTarget.value)}
        className={`max-w-full appearance-none truncate ${pick} field-sizing-content pr-9`}
      >
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.name}
          </option>
        ))}
      </select>
      <span className="pointer-events-none absolute inset-y-0 right-3 grid place-items-center">
        <OpenIcon size="s" />
      </span>
    </span>
  )
}

export interface Segment {
  readonly value: string
  readonly name: string
  readonly icon?: ReactNode
}

export interface SegmentedProps {
  readonly label: string
  readonly segments: readonly Segment[]
  readonly value: string
  readonly onChoose: (value: string) => void
}

export function Segmented({ label, segments, value, onChoose }: SegmentedProps) {
  return (
    <fieldset aria-label={label} className="inline-flex min-w-0 rounded-field bg-sunken p-0.75">
      {segments.map((segment) => (
        <button
          key={segment.value}
          type="button"
          aria-pressed={segment.value === value}
          aria-label={segment.icon ? segment.name : undefined}
          onClick={() => onChoose(segment.value)}
          className="inline-flex min-h-8 items-center gap-1.5 rounded-[7px] px-2.5 text-label text-ink-2 aria-pressed:bg-raised aria-pressed:text-ink aria-pressed:shadow-1 pointer-coarse:min-h-11 pointer-coarse:px-3.5"
        >
          {segment.icon ?? segment.name}
        </button>
      ))}
    </fieldset>
  )
}
