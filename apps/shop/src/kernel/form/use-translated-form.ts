import { useEffect, useRef } from 'react'
import {
  type FieldValues,
  get,
  type Path,
  useForm,
  type UseFormProps,
  type UseFormRegister,
  type UseFormReturn,
} from 'react-hook-form'
import { useLanguage } from '../app/use-language.ts'

/** A form whose fields have their values before the script runs. Its error messages follow the language of the page. */
export function useTranslatedForm<Values extends FieldValues, Context = unknown, Sent = Values>(
  props: UseFormProps<Values, Context, Sent>,
): UseFormReturn<Values, Context, Sent> {
  const form = useForm(props)
  const { errors } = form.formState
  const language = useLanguage()
  const validatedLanguage = useRef(language)
  useEffect(() => {
    if (validatedLanguage.current === language) return
    validatedLanguage.current = language
    void form.trigger(Object.keys(errors) as Path<Values>[])
  }, [language, errors, form])
  return { ...form, register: useRegisterWithValue(form) }
}

/**
 * The library fills fields only in the browser. This also renders their values on the server, and keeps what
 * the user types before hydration.
 */
function useRegisterWithValue<Values extends FieldValues, Context, Sent>(
  form: UseFormReturn<Values, Context, Sent>,
): UseFormRegister<Values> {
  const { register, setValue, formState } = form
  const known = useRef(new Set<string>())
  return (name, options) => {
    const field = register(name, options)
    const value: unknown = get(formState.defaultValues, name)
    const ref: typeof field.ref = (element: Element | null) => {
      const typed = element && !known.current.has(name) ? typedValue(element) : undefined
      field.ref(element)
      if (element) known.current.add(name)
      if (typed !== undefined) setValue(name, typed as never, { shouldDirty: true })
    }
    const first = typeof value === 'boolean' ? { defaultChecked: value } : { defaultValue: value }
    return { ...field, ref, ...(value === undefined ? {} : first) }
  }
}

/** The user's input from before the form registered the field. Undefined if the field is as the server rendered it. */
function typedValue(element: Element): string | boolean | undefined {
  if (element instanceof HTMLTextAreaElement)
    return element.value === element.defaultValue ? undefined : element.value
  if (element instanceof HTMLSelectElement) {
    const rendered = [...element.options].find(({ defaultSelected }) => defaultSelected)
    return rendered === undefined || rendered.selected ? undefined : element.value
  }
  if (!(element instanceof HTMLInputElement)) return undefined
  if (element.type === 'checkbox')
    return element.checked === element.defaultChecked ? undefined : element.checked
  return element.value === element.defaultValue ? undefined : element.value
}
