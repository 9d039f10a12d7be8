import { __iconData as chevronDown } from 'lucide-react/icons/chevron-down'
import { __iconData as circleAlert } from 'lucide-react/icons/circle-exclamation-point'
import { __iconData as eye } from 'lucide-react/icons/eye'
import { __iconData as eyeOff } from 'lucide-react/icons/eye-off'
import { type ComponentProps, type ReactNode, useId, useState } from 'react'
import { icon } from '../tokens/icon.tsx'
import { IconButton } from './icon-button.tsx'

const ErrorIcon = icon(circleAlert)
const OpenIcon = icon(chevronDown)
const ShowIcon = icon(eye)
const HideIcon = icon(eyeOff)

export interface FieldLabels {
  readonly label: string
  readonly optional?: string | undefined
  readonly hint?: string | undefined
  readonly error?: string | undefined
}

type InputProps = Omit<ComponentProps<'input'>, 'className' | 'style' | 'size'>

const box =
  'w-full min-h-11 rounded-control border-[1.5px] border-line-strong bg-ground px-3 py-2.5 text-[1rem]/5 outline-0 focus:border-accent focus:outline-3 focus:outline-accent/22 aria-invalid:border-bad disabled:bg-sunken disabled:text-ink-3'

export interface TextFieldProps extends FieldLabels, InputProps {
  readonly end?: ReactNode
}

export function TextField({ label, optional, hint, error, end, ...input }: TextFieldProps) {
  const id = useId()
  return (
    <FieldFrame {...{ id, label, optional, hint, error }}>
      <span className="relative block">
        <input
          {...input}
          id={id}
          aria-invalid={error ? true : undefined}
          aria-describedby={error || hint ? `${id}-say` : undefined}
          className={end ? `${box} pr-12` : box}
        />
        {end && <span className="absolute inset-y-0 right-0.5 grid place-items-center">{end}</span>}
      </span>
    </FieldFrame>
  )
}

export interface PasswordFieldProps extends FieldLabels, Omit<InputProps, 'type'> {
  readonly showLabel: string
  readonly hideLabel: string
}

export function PasswordField({ showLabel, hideLabel, ...field }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false)
  return (
    <TextField
      {...field}
      type={isShown ? 'text' : 'password'}
      end={
        <IconButton label={isShown ? hideLabel : showLabel} onClick={() => setShown(!isShown)}>
          {isShown ? <HideIcon /> : <ShowIcon />}
        </IconButton>
      }
    />
  )
}

export interface TextAreaProps extends FieldLabels, Omit<ComponentProps<'textarea'>, 'className' | 'style'> {
  readonly count?: string | undefined
}

export function TextArea({ label, optional, hint, error, count, rows = 4, ...area }: TextAreaProps) {
  const id = useId()
  return (
    <FieldFrame {...{ id, label, optional, hint, error, count }}>
      <textarea
        {...area}
        id={id}
        rows={rows}
        aria-invalid={error ? true : undefined}
        aria-describedby={error || hint ? `${id}-say` : undefined}
        className={`${box} block`}
      />
    </FieldFrame>
  )
}

export interface SelectFieldProps
  extends FieldLabels, Omit<ComponentProps<'select'>, 'className' | 'style'> {}

export function SelectField({ label, optional, hint, error, children, ...select }: SelectFieldProps) {
  const id = useId()
  return (
    <FieldFrame {...{ id, label, optional, hint, error }}>
      <span className="relative block">
        <select
          {...select}
          id={id}
          aria-invalid={error ? true : undefined}
          aria-describedby={error || hint ? `${id}-say` : undefined}
          className={`${box} appearance-none pr-10`}
        >
          {children}
        </select>
        <span className="pointer-events-none absolute inset-y-0 right-3 grid place-items-center">
          <OpenIcon size="s" />
        </span>
      </span>
    </FieldFrame>
  )
}

interface FieldFrameProps extends FieldLabels {
  readonly id: string
  readonly count?: string | undefined
  readonly children: ReactNode
}

function FieldFrame({ id, label, optional, hint, error, count, children }: FieldFrameProps) {
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="text-label">
        {label} {optional && <span className="ml-0.5 font-[430] text-ink-3">{optional}</span>}
      </label>
      {children}
      {(error || hint || count) && (
        <div className="flex justify-between gap-4 text-small text-ink-3">
          <span id={`${id}-say`}>{error ? <FieldError>{error}</FieldError> : hint}</span>
          {count && <span className="flex-none figures">{count}</span>}
        </div>
      )}
    </div>
  )
}

export interface FieldErrorProps {
  readonly children: string
}

/** An error message with an icon, because colour alone is not accessible. */
export function FieldError({ children }: FieldErrorProps) {
  return (
    <span role="alert" className="flex items-start gap-1.5 text-small text-bad">
      <ErrorIcon size="s" />
      {children}
    </span>
  )
}
