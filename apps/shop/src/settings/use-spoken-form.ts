import { useEffect, useRef } from 'react'
import { type FieldValues, type Path, useForm, type UseFormProps, type UseFormReturn } from 'react-hook-form'
import { useLanguage } from '../app/use-language.ts'

/** A form whose problems are sentences: when the page goes on in another language they are said in that one. */
export function useSpokenForm<Values extends FieldValues, Context = unknown, Sent = Values>(
  props: UseFormProps<Values, Context, Sent>,
): UseFormReturn<Values, Context, Sent> {
  const form = useForm(props)
  const { errors } = form.formState
  const language = useLanguage()
  const told = useRef(language)
  useEffect(() => {
    if (told.current === language) return
    told.current = language
    void form.trigger(Object.keys(errors) as Path<Values>[])
  }, [language, errors, form])
  return form
}
