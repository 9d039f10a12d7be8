import { useState } from 'react'
import { TextField, type TextFieldProps } from './field.tsx'

export interface DateFieldProps extends Omit<TextFieldProps, 'type' | 'defaultValue' | 'end'> {
  /** `YYYY-MM-DD` */
  readonly defaultValue: string
  readonly format: (localDate: string) => string
}

/**
 * A date field. Browsers format dates in their own language, so the page's format covers the browser's field, which still opens its
 * calendar and receives the keyboard.
 */
export function DateField({ format, defaultValue, ...field }: DateFieldProps) {
  const [date, setDate] = useState(defaultValue)
  return (
    <div className="relative [&_input]:text-transparent [&_input:focus]:text-ink [&:focus-within>span]:hidden">
      <TextField
        {...field}
        type="date"
        defaultValue={defaultValue}
        onChange={({ target }) => setDate(target.value)}
      />
      {date && (
        <span
          aria-hidden
          className="pointer-events-none absolute bottom-0 left-0 flex min-h-11 items-center pl-3.5 text-[1rem]/5 figures"
        >
          {format(date)}
        </span>
      )}
    </div>
  )
}
