import { valibotResolver } from '@hookform/resolvers/valibot'
import { useLingui } from '@lingui/react/macro'
import { type UserRole, userRoles } from '@provender/domain/permission/permission'
import { Button } from '@provender/ui/controls/button'
import { Option, Options } from '@provender/ui/controls/choice'
import { TextField } from '@provender/ui/controls/field'
import { useFieldRules } from '@provender/web/form/field-rules'
import { RefusalNote } from '@provender/web/form/refusal-note'
import { useSubmit } from '@provender/web/form/use-submit'
import { useTranslatedForm } from '@provender/web/form/use-translated-form'
import * as v from 'valibot'
import { useRoleLabels } from './use-role-labels.ts'
import type { UserActions } from './use-user-actions.ts'

interface Invite {
  readonly email: string
  readonly role: UserRole
}

const empty: Invite = { email: '', role: 'BUYER' }

export function InviteForm({ actions }: { readonly actions: UserActions }) {
  const { t } = useLingui()
  const { email } = useFieldRules()
  const roles = useRoleLabels()
  const { register, handleSubmit, reset, formState } = useTranslatedForm<Invite>({
    defaultValues: empty,
    resolver: valibotResolver(v.object({ email, role: v.picklist(userRoles) })),
  })
  const [refusal, invite] = useSubmit<Invite>(async (values) => {
    await actions.invite(values.email, values.role)
    reset(empty)
  })
  return (
    <form
      method="post"
      noValidate
      onSubmit={(event) => void handleSubmit(invite)(event)}
      className="grid gap-4"
    >
      <RefusalNote refusal={refusal} />
      <TextField
        {...register('email')}
        type="email"
        label={t`E-mail`}
        hint={t`We'll e-mail them a link, valid for a week, to set their own password.`}
        error={formState.errors.email?.message}
        autoComplete="off"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
      />
      <Options label={t`Role`} pairs>
        {userRoles.toReversed().map((role) => (
          <Option
            key={role}
            {...register('role')}
            value={role}
            defaultValue={undefined}
            defaultChecked={role === empty.role}
            title={roles[role].name}
          >
            {roles[role].means}
          </Option>
        ))}
      </Options>
      <div>
        <Button type="submit" look="go" busy={formState.isSubmitting}>
          {t`Send invitation`}
        </Button>
      </div>
    </form>
  )
}
