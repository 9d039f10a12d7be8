import { valibotResolver } from '@hookform/resolvers/valibot'
import { useLingui } from '@lingui/react/macro'
import { executeOf } from '@provender/client/api/api-query'
import type { StaffRole } from '@provender/domain/permission/permission'
import { Button } from '@provender/ui/controls/button'
import { TextField } from '@provender/ui/controls/field'
import { icon } from '@provender/ui/tokens/icon'
import { hrefOf } from '@provender/web/address/href-of'
import { newId } from '@provender/web/api/new-id'
import { useFieldRules } from '@provender/web/form/field-rules'
import { RefusalNote } from '@provender/web/form/refusal-note'
import { useSubmit } from '@provender/web/form/use-submit'
import { useTranslatedForm } from '@provender/web/form/use-translated-form'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { __iconData as chevronLeft } from 'lucide-react/icons/chevron-left'
import { useCallback, useEffect, useRef, useState } from 'react'
import * as v from 'valibot'
import { useEscape } from '../../kernel/use-keys.ts'
import { peopleQuery, showChangedPerson } from './people-query.ts'
import { OfficeInvite } from './people.documents.ts'
import { RoleChoice } from './role-choice.tsx'

const BackIcon = icon(chevronLeft)

interface Invited {
  readonly name: string
  readonly email: string
}

/** Adds somebody to the staff: they get a link with which they choose a password. */
export function InvitePane() {
  const { t } = useLingui()
  const rules = useFieldRules()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const sent = useRef({ input: '', key: '' })
  const [role, setRole] = useState<StaffRole>('WAREHOUSE')
  const { register, handleSubmit, setFocus, formState } = useTranslatedForm<Invited>({
    defaultValues: { name: '', email: '' },
    resolver: valibotResolver(v.object({ name: rules.name, email: rules.email })),
  })
  const [refusal, invite] = useSubmit<Invited>(async (values) => {
    const input = JSON.stringify([values, role])
    // The answer to an earlier press may be lost. Only the same invitation is a repeat of it.
    if (sent.current.input !== input) sent.current = { input, key: newId() }
    const { person } = await executeOf(queryClient)(OfficeInvite, { ...values, key: sent.current.key, role })
    showChangedPerson(queryClient, person)
    await navigate({ to: '/staff/$code', params: { code: person.code } })
  })
  const submit = handleSubmit(async (values) => {
    // Another manager may have invited the person meanwhile.
    if (!(await invite(values))) await queryClient.invalidateQueries({ queryKey: peopleQuery.queryKey })
  })
  const goBack = useCallback(() => void navigate({ to: '/staff' }), [navigate])
  useEscape(goBack)
  useEffect(() => setFocus('name'), [setFocus])
  const { errors, isSubmitting } = formState
  return (
    <form className="pane" method="post" noValidate onSubmit={(event) => void submit(event)}>
      <header className="pane-top">
        <a className="back" href={hrefOf({ to: '/staff' })} aria-label={t`Back to the list`}>
          <BackIcon size="s" />
        </a>
        <h2>{t`Invite`}</h2>
      </header>
      <div className="pane-body scroll">
        <RefusalNote refusal={refusal} />
        <TextField {...register('name')} label={t`Name`} error={errors.name?.message} autoComplete="off" />
        <TextField
          {...register('email')}
          type="email"
          label={t`E-mail`}
          error={errors.email?.message}
          autoComplete="off"
          inputMode="email"
          autoCapitalize="none"
          spellCheck={false}
        />
        <RoleChoice chosen={role} onChoose={setRole} />
      </div>
      <footer className="pane-foot">
        <Button type="submit" look="go" busy={isSubmitting}>
          {t`Send the link`} <kbd aria-hidden>Enter</kbd>
        </Button>
        <Button onClick={goBack}>
          {t`Back`} <kbd aria-hidden>Esc</kbd>
        </Button>
        <span className="second">{t`works once, 7 days`}</span>
      </footer>
    </form>
  )
}
