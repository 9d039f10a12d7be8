import { valibotResolver } from '@hookform/resolvers/valibot'
import { useLingui } from '@lingui/react/macro'
import { roleMay } from '@provender/domain/permission/permission'
import { Button } from '@provender/ui/button'
import { TextField } from '@provender/ui/field'
import { useForm } from 'react-hook-form'
import * as v from 'valibot'
import { useFieldRules } from './field-rules.ts'
import { RefusalNote } from './refusal-note.tsx'
import { type SettingsQuery, UpdateCompanyContact } from './settings.documents.ts'
import { useSaved } from './use-saved.ts'
import { useSending } from './use-sending.ts'

export interface ContactFormProps {
  readonly user: SettingsQuery['user']
}

/** Whom the wholesaler asks for, and by which number; who only orders reads it. */
export function ContactForm({ user }: ContactFormProps) {
  const { t } = useLingui()
  const { line, phone } = useFieldRules()
  const { execute, tellSaved } = useSaved()
  const { contactName, telephone, telephone2, mobile, fax } = user
  const rules = v.object({
    contactName: line,
    telephone: phone,
    telephone2: phone,
    mobile: phone,
    fax: phone,
  })
  const { register, handleSubmit, formState } = useForm({
    defaultValues: { contactName, telephone, telephone2, mobile, fax },
    resolver: valibotResolver(rules),
  })
  const [refusal, save] = useSending<v.InferOutput<typeof rules>>(async (values) => {
    await execute(UpdateCompanyContact, values)
    await tellSaved()
  })
  const mayChange = roleMay(user.role, 'company.details')
  const fields = [
    { name: 'contactName', label: t`Contact name` },
    { name: 'telephone', label: t`Phone number` },
    { name: 'telephone2', label: t`Second phone number` },
    { name: 'mobile', label: t`Mobile` },
    { name: 'fax', label: t`Fax` },
  ] as const
  return (
    <form noValidate onSubmit={(event) => void handleSubmit(save)(event)} className="grid gap-4">
      <RefusalNote refusal={refusal} />
      {fields.map(({ name, label }) => (
        <TextField
          key={name}
          {...register(name)}
          label={label}
          optional={mayChange ? t`optional` : undefined}
          error={formState.errors[name]?.message}
          type={name === 'contactName' ? 'text' : 'tel'}
          readOnly={!mayChange}
          autoComplete="off"
        />
      ))}
      {mayChange && (
        <div>
          <Button type="submit" look="go" busy={formState.isSubmitting}>
            {t`Save`}
          </Button>
        </div>
      )}
    </form>
  )
}
