import { valibotResolver } from '@hookform/resolvers/valibot'
import { useLingui } from '@lingui/react/macro'
import { Button } from '@provender/ui/controls/button'
import { TextField } from '@provender/ui/controls/field'
import { useFieldRules } from '@provender/web/form/field-rules'
import { RefusalNote } from '@provender/web/form/refusal-note'
import { useSubmit } from '@provender/web/form/use-submit'
import { useTranslatedForm } from '@provender/web/form/use-translated-form'
import * as v from 'valibot'
import { type SettingsQuery, UpdateCompanyContact } from './settings.documents.ts'
import { useContactLabels } from './use-contact-labels.ts'
import { useSaved } from './use-saved.ts'

export interface ContactFormProps {
  readonly user: SettingsQuery['user']
}

export function ContactForm({ user }: ContactFormProps) {
  const { t } = useLingui()
  const contactLabels = useContactLabels()
  const { line, phone } = useFieldRules()
  const { execute, showSaved } = useSaved()
  const { contactName, telephone, telephone2, mobile, fax } = user
  const rules = v.object({
    contactName: line,
    telephone: phone,
    telephone2: phone,
    mobile: phone,
    fax: phone,
  })
  const { register, handleSubmit, formState } = useTranslatedForm({
    defaultValues: { contactName, telephone, telephone2, mobile, fax },
    resolver: valibotResolver(rules),
  })
  const [refusal, save] = useSubmit<v.InferOutput<typeof rules>>(async (values) => {
    await execute(UpdateCompanyContact, values)
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
      <div className="grid gap-4 tablet:grid-cols-2">
        {contactLabels.map(({ field, name }) => (
          <TextField
            key={field}
            {...register(field)}
            label={name}
            optional={t`optional`}
            error={formState.errors[field]?.message}
            type={field === 'contactName' ? 'text' : 'tel'}
            autoComplete="off"
          />
        ))}
      </div>
      <div>
        <Button type="submit" look="go" busy={formState.isSubmitting}>
          {t`Save`}
        </Button>
      </div>
    </form>
  )
}
