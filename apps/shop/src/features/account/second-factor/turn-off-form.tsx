import { valibotResolver } from '@hookform/resolvers/valibot'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { executeOf } from '@provender/client/api/api-query'
import { Button } from '@provender/ui/controls/button'
import { PasswordField, TextField } from '@provender/ui/controls/field'
import { Note } from '@provender/ui/page/note'
import { SectionHeader } from '@provender/ui/page/section-header'
import { useFieldRules } from '@provender/web/form/field-rules'
import { RefusalNote } from '@provender/web/form/refusal-note'
import { useSubmit } from '@provender/web/form/use-submit'
import { useTranslatedForm } from '@provender/web/form/use-translated-form'
import { useQueryClient } from '@tanstack/react-query'
import * as v from 'valibot'
import { useShopState } from '../../../kernel/state/shop-state.ts'
import { TurnOffSecondFactor } from './second-factor.documents.ts'

interface Proof {
  readonly password: string
  readonly code: string
}

export interface TurnOffFormProps {
  readonly recoveryCodesLeft: number
  readonly onTurnedOff: () => Promise<void>
}

const few = 3

/** Turning the second factor off needs both factors: another person may be at the device. */
export function TurnOffForm({ recoveryCodesLeft, onTurnedOff }: TurnOffFormProps) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const { notices } = useShopState()
  const { knownPassword } = useFieldRules()
  const { register, handleSubmit, formState } = useTranslatedForm<Proof>({
    defaultValues: { password: '', code: '' },
    resolver: valibotResolver(
      v.object({
        password: knownPassword,
        code: v.pipe(v.string(), v.trim(), v.nonEmpty(t`Please enter the code`)),
      }),
    ),
  })
  const { errors, isSubmitting } = formState
  const [refusal, turnOff] = useSubmit<Proof>(async (proof) => {
    await executeOf(queryClient)(TurnOffSecondFactor, proof)
    notices.show({ kind: 'toast', about: 'done', text: t`Two-step login is off` })
    await onTurnedOff()
  })
  return (
    <>
      <p className="text-ink-2">
        {t`Two-step login is on: you need a code from your authenticator app to log in.`}{' '}
        <Plural
          value={recoveryCodesLeft}
          one="You have # recovery code left."
          other="You have # recovery codes left."
        />
      </p>
      {recoveryCodesLeft <= few && (
        <div className="mt-4">
          <Note tone="low">
            <Trans>To get new recovery codes, turn two-step login off and on again.</Trans>
          </Note>
        </div>
      )}
      <SectionHeader title={t`Turn off two-step login`} />
      <form
        method="post"
        noValidate
        onSubmit={(event) => void handleSubmit(turnOff)(event)}
        className="grid gap-4"
      >
        <RefusalNote refusal={refusal} />
        <PasswordField
          {...register('password')}
          label={t`Current password`}
          error={errors.password?.message}
          showLabel={t`Show password`}
          hideLabel={t`Hide password`}
          autoComplete="current-password"
        />
        <TextField
          {...register('code')}
          label={t`Code`}
          hint={t`From your authenticator app, or a recovery code`}
          error={errors.code?.message}
          autoComplete="one-time-code"
          spellCheck={false}
        />
        <div>
          <Button type="submit" look="danger" busy={isSubmitting}>
            {t`Turn off`}
          </Button>
        </div>
      </form>
    </>
  )
}
