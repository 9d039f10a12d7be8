import { useEffect, useRef, useState } from 'react'
import {
  type FieldValues,
  get,
  type Path,
  useForm,
  type UseFormProps,
  type UseFormRegister,
  type UseFormReturn,
} from 'react-hook-form'
import { useLanguage } from '../texts/use-language.ts'

/**
 * A form whose fields have their values before the script runs, and which also sends what a browser fills in without an
 * event. Its error messages follow the language of the page.
 */
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
  const [fields] = useState(() => new Map<Path<Values>, Element>())
  return {
    ...form,
    register: useRegisterWithValue(form, fields),
    handleSubmit: (onValid, onInvalid) => {
      const submit = form.handleSubmit(onValid, onInvalid)
      return async (event) => {
        readFilledFields(form, fields)
        await submit(event)
      }
    },
  }
}

/**
 * The library fills fields only in the browser. This also renders their values on the server, and keeps what
 * the user types before hydration.
 */
function useRegisterWithValue<Values extends FieldValues, Context, Sent>(
  form: UseFormReturn<Values, Context, Sent>,
  fields: Map<Path<Values>, Element>,
): UseFormRegister<Values> {
  const { register, setValue, formState } = form
  const registeredNames = useRef(new Set<string>())
  return (name, options) => {
    const field = register(name, options)
    const value: unknown = get(formState.defaultValues, name)
    const ref: typeof field.ref = (element: Element | null) => {
      const typed = element && !registeredNames.current.has(name) ? typedValue(element) : undefined
      field.ref(element)
      if (element) {
        registeredNames.current.add(name)
        fields.set(name, element)
      } else fields.delete(name)
      if (typed !== undefined) setValue(name, typed as never, { shouldDirty: true })
    }
    const first = typeof value === 'boolean' ? { defaultChecked: value } : { defaultValue: value }
    return { ...field, ref, ...(value === undefined ? {} : first) }
  }
}

/** Some browsers and password managers fill in fields without an event. */
function readFilledFields<Values extends FieldValues, Context, Sent>(
  form: UseFormReturn<Values, Context, Sent>,
  fields: ReadonlyMap<Path<Values>, Element>,
): void {
  for (const [name, element] of fields) {
    if (!(element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement)) continue
    // Of a group of options only the last is registered here. It must not replace the selected one.
    if (element.type === 'radio') continue
    const value: unknown = form.getValues(name)
    if (typeof value === 'boolean' || element.value === (value ?? '')) continue
    form.setValue(name, element.value as never, { shouldDirty: true })
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
