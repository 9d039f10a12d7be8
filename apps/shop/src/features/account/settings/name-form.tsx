import { valibotResolver } from '@hookform/resolvers/valibot'
import { useLingui } from '@lingui/react/macro'
import { Button } from '@provender/ui/controls/button'
import { TextField } from '@provender/ui/controls/field'
import { useFieldRules } from '@provender/web/form/field-rules'
import { RefusalNote } from '@provender/web/form/refusal-note'
import { useSubmit } from '@provender/web/form/use-submit'
import { useTranslatedForm } from '@provender/web/form/use-translated-form'
import * as v from 'valibot'
import { UpdateUser } from './settings.documents.ts'
import { useSaved } from './use-saved.ts'

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
