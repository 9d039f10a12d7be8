import { valibotResolver } from '@hookform/resolvers/valibot'
import { useLingui } from '@lingui/react/macro'
import { Button } from '@provender/ui/controls/button'
import { TextField } from '@provender/ui/controls/field'
import * as v from 'valibot'
import { useFieldRules } from '../../../kernel/form/field-rules.ts'
import { RefusalNote } from '../../../kernel/form/refusal-note.tsx'
import { useSubmit } from '../../../kernel/form/use-submit.ts'
import { useTranslatedForm } from '../../../kernel/form/use-translated-form.ts'
import { UpdateUser } from './settings.documents.ts'
import { useSaved } from './use-saved.ts'

/** The name of the user. */
export function NameForm({ name }: { readonly name: string }) {
  const { t } = useLingui()
  const rules = useFieldRules()
  const { execute, showSaved } = useSaved()
  const { register, handleSubmit, formState } = useTranslatedForm({
    defaultValues: { name },
    resolver: valibotResolver(v.object({ name: rules.name })),
  })
  const [refusal, save] = useSubmit<{ readonly name: string }>(async (values) => {
    await execute(UpdateUser, values)
    await showSaved()
  })
  return (
    <form
      method="post"
      noValidate
      onSubmit={(event) => void handleSubmit(save)(event)}
      className="grid gap-4"
    >
      <RefusalNote refusal={refusal} />
      <TextField
        {...register('name')}
        label={t`Name and surname`}
        error={formState.errors.name?.message}
        autoComplete="name"
      />
      <div>
        <Button type="submit" look="go" busy={formState.isSubmitting}>
          {t`Save`}
        </Button>
      </div>
    </form>
  )
}
